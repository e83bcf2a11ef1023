import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../cache';

/** Gives the text of every file of a project, by its path inside it, with `/` on every system. */
export function readProject(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
