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
/** Always in one order: that in which samples end is another one with each run. */
const counts = z
  .record(z.string(), count)
  .transform((record) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

const proof = z.strictObject({
  /** Of all that was proved: see `proofHash`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The release it was proved against. */
  webpack: z.string(),
  date: z.iso.date(),
  /** Blocks by what was done with them. */
  samples: counts,
  /** Marks that excuse a block, by mark. */
  exceptions: counts,
  /** Commands whose output was compared, and steps of guides. */
  played: z.strictObject({commands: count, steps: count}),
  claims: count,
  /** Terminals with an output, and those whose output is that of a run. */
  terminals: z.strictObject({shown: count, compared: count}),
  links: z.strictObject({inside: count, outside: count}),
  /** Sentences that say what happens: those that something settles, and those that a run proves. */
  statements: z.strictObject({total: count, settled: count, proved: count}),
  /** Colors of compared terminals, as the run printed them, by `terminalKey`. */
  colors: z.record(z.string().regex(/^[0-9a-f]{12}$/), z.string().regex(colorsPattern)).optional(),
});

/** What a run of a page's samples, examples and claims found, committed beside the page. */
export type Proof = z.infer<typeof proof>;

/** The file of a page's record: `docs/api/cli.md` has `docs/api/_proofs/cli.json`. */
export function proofFileOf(page: string): string {
  const {dir, name} = path.posix.parse(page);
  return `${dir}/_proofs/${name}.json`;
}

/**
 * Gives the files of claims about a page: in the folder `_claims` beside it, under the same name,
 * one file or a folder of files.
 */
export function claimFilesOf(siteDir: string, page: string): string[] {
  const {dir, name} = path.posix.parse(page);
  return globSync(`${dir}/_claims/${name}{,/*}.mjs`, {cwd: siteDir}).sort();
}

/** Gives all files that a proof of a page reads: the page, the examples it names, its claims. */
export function provedFiles(siteDir: string, page: string): string[] {
  const text = readFileSync(path.join(siteDir, page), 'utf8');
  const names = [...text.matchAll(/\b(?:example|files?)="([^"/]+)/g)].map(([, name]) => name!);
  const examples = [...new Set(names)].sort().flatMap((name) => {
    const folder = `${examplesFolderOf(page)}/${name}`;
    return filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`);
  });
  return [page, ...examples.sort(), ...claimFilesOf(siteDir, page)];
}

/** Every page is about the bundler and its command line, whether it names them or not. */
const packagesOfEveryPage = ['webpack', 'webpack-cli'];

/**
 * Hashes all that the proof of a page is about: the files it reads, the packages of its version that
 * they name, and the major release of Node.js.
 */
export function proofHash(siteDir: string, page: string): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer) =>
    hash.update(`${name}\0${content.length}\0`).update(content);
  const files = provedFiles(siteDir, page).map((file) => ({
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

/** A record that fits its page, or one sentence that says why there is none and what to do. */
export type ReadProof = {proof: Proof} | {fault: string};

/**
 * Reads the record of a page.
 * @param hash what `proofHash` gives for the page as it is
 */
export function readProof(siteDir: string, page: string, hash: string): ReadProof {
  const file = proofFileOf(page);
  const fault = (why: string) => ({fault: `${why}: run npm run check:content -- ${page}`});
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
    return fault('the page, its examples, its claims or its packages changed since it was proved');
  return {proof: data};
}

/** Writes a record as it is read and as Prettier formats it. */
export const formatProof = (record: Proof): string =>
  `${JSON.stringify(proof.parse(record), undefined, 2)}\n`;

/**
 * Gives the colors of a page's terminals, by `terminalKey`. The record may be that of an earlier text:
 * terminals that changed since have no key in it.
 */
export function recordedColors(siteDir: string, page: string): Readonly<Record<string, string>> {
  const file = path.join(siteDir, proofFileOf(page));
  if (!existsSync(file)) return {};
  try {
    return proof.parse(JSON.parse(readFileSync(file, 'utf8'))).colors ?? {};
  } catch {
    // The check of the page names what is wrong with the record.
    return {};
  }
}
