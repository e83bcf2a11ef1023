import path from 'node:path';
import {filesBelow, readText} from '../../../cache/reads';

/** Gives the text of every file of a project, by its path inside it, with `/` on every system. */
export function readProject(folder: string): Map<string, string> {
  const files = filesBelow(folder, (name) => !['node_modules', 'dist'].includes(name)).sort();
  return new Map(
    files.map((file) => [path.relative(folder, file).split(path.sep).join('/'), readText(file)]),
  );
}
