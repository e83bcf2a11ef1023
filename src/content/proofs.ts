import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {filesBelow} from '../cache';
import {versionOfFile} from '../versions';
import {workspaceOf} from '../versions/packages';
import {examplesFolderOf} from './examples/read-example';
import {colorsPattern} from './fences/recorded-colors';

const count = z.int().nonnegative();
/** Sorted by key, because the order in which samples finish differs between runs. */
const counts = z
  .record(z.string(), count)
  .transform((record) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

const proof = z.strictObject({
  /** The hash of everything that was proved (`computeProofHash`). */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The release of webpack it was proved with. */
  webpack: z.string(),
  date: z.iso.date(),
  /** The number of code blocks by what was done with them. */
  samples: counts,
  /** The number of blocks that are exempt, by their mark. */
  exceptions: counts,
  /** The number of commands whose output was compared, and of steps of guides. */
  played: z.strictObject({commands: count, steps: count}),
  claims: count,
  /** The number of terminals with an output, and of those whose output was compared with a run. */
  terminals: z.strictObject({shown: count, compared: count}),
  links: z.strictObject({inside: count, outside: count}),
  /** The number of statements, of those that are settled, and of those that a run proves. */
  statements: z.strictObject({total: count, settled: count, proved: count}),
  /** The colors of compared terminals as the run printed them, by `terminalKey`. */
  colors: z.record(z.string().regex(/^[0-9a-f]{12}$/), z.string().regex(colorsPattern)).optional(),
});

/** The record of a run of a page's samples, examples and claims, which is committed next to the page. */
export type Proof = z.infer<typeof proof>;

/** Gives the file of a page's record: `docs/api/_proofs/cli.json` for `docs/api/cli.md`. */
export function proofFileOf(page: string): string {
  const {dir, name} = path.posix.parse(page);
  return `${dir}/_proofs/${name}.json`;
}

/**
 * Finds the files with claims about a page: in the folder `_claims` next to it, a file of the same name or
 * the files in a folder of that name.
 */
export function claimFilesOf(siteDir: string, page: string): string[] {
  const {dir, name} = path.posix.parse(page);
  return globSync(`${dir}/_claims/${name}{,/*}.mjs`, {cwd: siteDir}).sort();
}

/** Lists all files that the proof of a page depends on: the page, the examples it names, its claims. */
export function listProvedFiles(siteDir: string, page: string): string[] {
  const text = readFileSync(path.join(siteDir, page), 'utf8');
  const names = [...text.matchAll(/\b(?:example|files?)="([^"/]+)/g)].map(([, name]) => name!);
  const examples = [...new Set(names)].sort().flatMap((name) => {
    const folder = `${examplesFolderOf(page)}/${name}`;
    return filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`);
  });
  return [page, ...examples.sort(), ...claimFilesOf(siteDir, page)];
}

/** Packages that every page depends on, whether it names them or not. */
const packagesOfEveryPage = ['webpack', 'webpack-cli'];

/**
 * Hashes everything that the proof of a page depends on: its files, the versions of the packages that they
 * name, and the major release of Node.js.
 */
export function computeProofHash(siteDir: string, page: string): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer) =>
    hash.update(`${name}\0${content.length}\0`).update(content);
  const files = listProvedFiles(siteDir, page).map((file) => ({
    name: path.posix.relative(path.posix.dirname(page), file),
    content: readFileSync(path.join(siteDir, file)),
  }));
  for (const {name, content} of files) add(name, content);
  const {devDependencies} = workspaceOf(versionOfFile(page), siteDir);
  const packages = Object.entries(devDependencies).filter(
    ([name]) =>
      packagesOfEveryPage.includes(name) || files.some(({content}) => content.includes(name)),
  );
  add('packages', JSON.stringify(packages));
  add('node', process.versions.node.split('.')[0]!);
  return hash.digest('hex');
}

/** A valid record, or a sentence with the reason why there is none and what to do. */
type ReadProof = {proof: Proof} | {fault: string};

/**
 * Reads the record of a page.
 * @param hash of the page in its current state (`computeProofHash`)
 */
export function readProof(siteDir: string, page: string, hash: string): ReadProof {
  const file = proofFileOf(page);
  const fault = (reason: string) => ({fault: `${reason}: run npm run check:content -- ${page}`});
  if (!existsSync(path.join(siteDir, file)))
    return fault(`the page has no record ${file} of what was proved`);
  let data: Proof;
  try {
    data = proof.parse(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')));
  } catch {
    return fault(`its record ${file} is not one that this version reads`);
  }
  const {webpack} = versionOfFile(page);
  if (data.webpack !== webpack)
    return fault(`it was proved against webpack ${data.webpack}, not ${webpack}`);
  if (data.hash !== hash)
    return fault(
      'the page, its examples, its claims or its packages changed since it was proved, or Node.js has another major release',
    );
  return {proof: data};
}

/** Formats a record as Prettier does. */
export const formatProof = (record: Proof): string =>
  `${JSON.stringify(proof.parse(record), undefined, 2)}\n`;

/**
 * Gives the colors of a page's terminals, by `terminalKey`. The record may be outdated: it has no colors
 * of terminals that have changed since.
 */
export function readRecordedColors(
  siteDir: string,
  page: string,
): Readonly<Record<string, string>> {
  const file = path.join(siteDir, proofFileOf(page));
  if (!existsSync(file)) return {};
  try {
    return proof.parse(JSON.parse(readFileSync(file, 'utf8'))).colors ?? {};
  } catch {
    // The check of the page reports what is wrong with the record.
    return {};
  }
}
