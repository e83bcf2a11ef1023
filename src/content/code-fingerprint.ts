import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@swc/core';

/**
 * Gives a fingerprint of a module of ours with all that it imports: our own modules and data by
 * their text, packages by the lockfile above them.
 * @param entry absolute path
 * @throws when an import of ours leads to no file
 */
export async function codeFingerprint(entry: string): Promise<string> {
  const texts = new Map<string, string>();
  await collect(entry, texts);
  const lockfile = fileAbove(path.dirname(entry), 'package-lock.json');
  if (lockfile) texts.set(lockfile, readFileSync(lockfile, 'utf8'));
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

async function collect(file: string, texts: Map<string, string>): Promise<void> {
  if (texts.has(file)) return;
  const text = readFileSync(file, 'utf8');
  texts.set(file, text);
  if (!/\.[cm]?ts$/.test(file)) return;
  const {body} = await parse(text, {syntax: 'typescript'});
  for (const statement of body) {
    if (!('source' in statement) || !statement.source) continue;
    if ('typeOnly' in statement && statement.typeOnly) continue;
    const {value} = statement.source;
    if (value.startsWith('.')) await collect(fileOf(path.resolve(file, '..', value), file), texts);
  }
}

/** Endings that an import may leave out. */
const endings = ['', '.ts', '.json', '../plugins/docs/build/content-index.ts'];

function fileOf(request: string, importer: string): string {
  const file = endings
    .map((ending) => request + ending)
    .find((one) => path.extname(one) && existsSync(one));
  if (file) return file;
  throw new Error(`${importer} imports ${request}, and no file is there`);
}

function fileAbove(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  return path.dirname(folder) === folder ? undefined : fileAbove(path.dirname(folder), name);
}
