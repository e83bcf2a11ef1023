import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

export const ratchetFile = 'src/data/ratchets.txt';

/** How much of something is not yet as it is to be; it may only become less. */
export interface Ratchet {
  /** `5 options`: the major version of webpack, and the area. */
  name: string;
  open: number;
  total: number;
  /** Whether a new one must leave nothing open. */
  startsAtZero?: boolean;
}

const row = /^(\d+ .+): (\d+) of (\d+)$/;

/**
 * Reads the ratchets: one a line. Where two branches have both lowered one, both lines are there
 * after the merge; the lower counts.
 * @throws when a line is none, naming file and line
 */
export function parseRatchets(text: string): Ratchet[] {
  const found = new Map<string, Ratchet>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, open, total] = row.exec(line) ?? [];
    if (name === undefined) {
      throw new Error(
        `${ratchetFile}:${index + 1}  "${line}" is no line like "5 options: 12 of 40"; mend or delete it`,
      );
    }
    const known = found.get(name);
    if (!known || Number(open) < known.open)
      found.set(name, {name, open: Number(open), total: Number(total)});
  }
  return [...found.values()];
}

const head =
  '# What pages do not tell yet; it may only fall. Written by: npm run refresh -- coverage';

/** Writes ratchets the way `parseRatchets` reads them. */
export const formatRatchets = (ratchets: readonly Ratchet[]): string =>
  [head, ...ratchets.map(({name, open, total}) => `${name}: ${open} of ${total}`), ''].join('\n');

/** @param siteDir absolute folder of the site */
export const readRatchets = async (siteDir: string): Promise<Ratchet[]> =>
  parseRatchets(await readFile(path.join(siteDir, ratchetFile), 'utf8'));

/** @param siteDir absolute folder of the site */
export const writeRatchets = (siteDir: string, ratchets: readonly Ratchet[]): Promise<void> =>
  writeFile(path.join(siteDir, ratchetFile), formatRatchets(ratchets));
