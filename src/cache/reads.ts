import {type Dirent, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, hashOfAll} from './hash';
import {absent, type Input, record} from './inputs';

/**
 * Reads a file; a kept result of the computation that reads it is right while the file is the same.
 * @throws when it cannot be read
 */
export function readBytes(file: string): Buffer {
  const {content, input} = look('file', file, (place) => readFileSync(place));
  record([input]);
  if (content) return content;
  throw Object.assign(new Error(`ENOENT: no such file or directory, open '${file}'`), {
    code: 'ENOENT',
    path: file,
  });
}

/** The same for text. */
export const readText = (file: string): string => readBytes(file).toString('utf8');

/**
 * Lists a folder, in alphabetical order; undefined when there is none.
 * @param names which entries count; others may come and go
 */
export function listFolder(folder: string, names = /(?:)/): Dirent[] | undefined {
  const {content, input} = look('folder', folder, (place) => entriesOf(place, names), names);
  record([input]);
  return content;
}

/**
 * Lists the files below a folder, as absolute paths; none when there is no folder.
 * @param isWanted tells by its name which folder is looked into
 */
export function filesBelow(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): string[] {
  return (listFolder(folder) ?? []).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return isWanted(entry.name) ? filesBelow(place, isWanted) : [];
    return entry.isFile() ? [place] : [];
  });
}

/** Gives the state of a file or folder as it is now. */
export function inputAt(kind: Input['kind'], place: string, names = ''): Input {
  if (kind === 'file') return look(kind, place, (file) => readFileSync(file)).input;
  const wanted = new RegExp(names);
  return look(kind, place, (folder) => entriesOf(folder, wanted), wanted).input;
}

const entriesOf = (folder: string, names: RegExp): Dirent[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => names.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

function look<Content extends Buffer | Dirent[]>(
  kind: Input['kind'],
  place: string,
  read: (place: string) => Content,
  names?: RegExp,
): {content?: Content; input: Input} {
  const input = {kind, path: path.resolve(place), names: names?.source ?? ''};
  try {
    const content = read(place);
    return {content, input: {...input, hash: hashOfContent(content)}};
  } catch (error) {
    if (!isMissing(error)) throw error;
    return {input: {...input, hash: absent}};
  }
}

const hashOfContent = (content: Buffer | Dirent[]): string =>
  Buffer.isBuffer(content)
    ? hashOf(content)
    : hashOfAll(content.map((entry) => `${entry.isDirectory() ? '/' : ''}${entry.name}`));

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
