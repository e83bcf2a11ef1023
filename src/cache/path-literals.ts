import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './reads';

const literal = /(['"])((?:[\w@.-]+\/)*[\w@.-]+)\1/g;
/** Whoever names a component hands it to the bundler, which follows it by itself. */
const codeFile = /\w\.(?:[cm]?[jt]s|json)$/;

/** Gives the strings in a program that may name a file or a package. */
export const literalsIn = (text: string): string[] =>
  [...text.matchAll(literal)].map(([, , value]) => value!);

/**
 * Gives the files that a program names without importing them: children that it starts, loaders
 * that it hands to webpack, data that it opens. Paths begin where the program stands, or, with a
 * slash, at the root. A folder without an index is all its files.
 * @returns absolute paths, also of files that are not there yet
 */
export function filesNamedIn(literals: readonly string[], file: string, root: string): string[] {
  return literals.flatMap((name) => {
    const beside = path.resolve(path.dirname(file), name);
    if (codeFile.test(name)) {
      const places = name.includes('/') && !name.startsWith('.') ? [path.resolve(root, name)] : [];
      return name === path.basename(file) ? places : [beside, ...places];
    }
    return /^\.\.?\/.*[\w-]$/.test(name) && isDataFolder(beside) ? filesBelow(beside) : [];
  });
}

function isDataFolder(place: string): boolean {
  if (!statSync(place, {throwIfNoEntry: false})?.isDirectory()) return false;
  return !['ts', 'tsx', 'js', 'cjs', 'mjs'].some((end) => existsSync(`${place}/index.${end}`));
}
