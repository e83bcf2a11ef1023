import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Gives the text of every file of a project, by its path inside it, with `/` on every system. */
export function readProject(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(path.relative(folder, file)))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      readFileSync(file, 'utf8'),
    ]),
  );
}
