import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {get, put, rm, verify} from 'cacache';
import envPaths from 'env-paths';
import {globSync} from 'tinyglobby';
import {floors} from './config/import-zones.mjs';
import {memoize} from './memoize';

/** What a result is made from: it is used again while all of it is the same. */
export interface Computation {
  /** What is made, as in `social cards`. */
  name: string;
  /**
   * The code that makes it: a floor of `src`, which includes all below it, or a folder on the
   * floor of plugins, which includes all floors that builds may import.
   */
  code: string;
  /** All else that it depends on, as JSON; of files, what `hashOfFiles` gives. */
  inputs: readonly unknown[];
}

/** The site itself: Jest alone loads modules as such, in this folder, and `import.meta` has no form elsewhere. */
const root = typeof __dirname === 'string' ? path.dirname(__dirname) : process.cwd();
/**
 * Gives the packages that lie in `node_modules`. What npm notes there names them, but it is not
 * written anew by all that moves one.
 */
const installed = memoize((notes: string) => {
  const {packages} = JSON.parse(readFileSync(path.join(root, notes), 'utf8')) as {packages: object};
  return Object.keys(packages).map((folder) => [folder, versionIn(path.join(root, folder))]);
});
/** What code reads from outside of `src`: releases and lists of versions. */
const filesReadByCode = ['docs', 'versioned_docs/*'].flatMap((folder) =>
  ['package.json', '_version/moved-anchors.json', '_version/redirects.json'].map(
    (file) => `${folder}/${file}`,
  ),
);
/** How long a result is kept, in milliseconds. */
const month = 30 * 24 * 60 * 60 * 1000;

/** Where results lie: in a folder of the user, so that every clone finds them. */
const cacheFolder = () =>
  process.env.WEBPACK_DOCS_CACHE ?? envPaths('webpack-documentation', {suffix: ''}).cache;

const codeOf = memoize((code: string) => {
  const files = codeFiles(code);
  const packages = installed('node_modules/.package-lock.json');
  return {files, hash: hashOf(JSON.stringify([packages, hashOfFiles(root, files)]))};
});
const inFlight = new Map<string, Promise<unknown>>();
let cleaning: Promise<void> | undefined;
let hasWarned = false;

/**
 * Gives a result, as JSON, that is kept from an earlier run, or makes and keeps it. What cannot be
 * read is made again; where nothing can be written, one sentence says so.
 * @param isUsable tells whether a kept result will do; it is made again otherwise
 */
export function cached<Result>(
  {name, code, inputs}: Computation,
  make: () => Promise<Result>,
  isUsable: (result: Result) => boolean | Promise<boolean> = () => true,
): Promise<Result> {
  const {files, hash} = codeOf(code);
  const key = hashOf(JSON.stringify([name, process.version, hash, inputs]));
  const readOrMake = async () => {
    const cachedResult = await readResult<Result>(key);
    if (cachedResult !== undefined && (await isUsable(cachedResult))) return cachedResult;
    const made = await make();
    // If code changed since the process started, the result was made by the old code: do not store it.
    if (files.every(isLoaded)) await writeResult(key, made);
    return made;
  };
  const result = inFlight.get(key) ?? readOrMake().finally(() => inFlight.delete(key));
  inFlight.set(key, result);
  return result as Promise<Result>;
}

async function readResult<Result>(key: string): Promise<Result | undefined> {
  const folder = cacheFolder();
  try {
    return JSON.parse((await get(folder, key)).data.toString('utf8')) as Result;
  } catch {
    // cacache does not overwrite damaged content: remove it.
    const entry = await get.info(folder, key).catch(() => null);
    if (entry) await rm.content(folder, entry.integrity).catch(() => undefined);
    return undefined;
  }
}

async function writeResult(key: string, result: unknown): Promise<void> {
  const folder = cacheFolder();
  try {
    await put(folder, key, JSON.stringify(result));
    await (cleaning ??= clean(folder));
  } catch (error) {
    const {code, message} = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // Another process may have written the same result.
    if (hasWarned || code === 'EEXIST') return;
    hasWarned = true;
    console.warn(
      `${folder} cannot be written (${code ?? message}): the results are right, and the next run makes them again.`,
    );
  }
}

/** Once a week, removes what is old or damaged. */
async function clean(folder: string): Promise<void> {
  const last = await verify.lastRun(folder).catch(() => new Date(0));
  // The types of cacache do not know that `filter` is a function.
  const filter = ({time}: {time: number}) => time > Date.now() - month;
  if (Date.now() - last.getTime() > month / 4) await verify(folder, {filter} as object);
}

/** Whether a file is as it was when this process began, as far as can be seen. */
const isLoaded = (file: string) =>
  (statSync(path.join(root, file), {throwIfNoEntry: false})?.ctimeMs ?? Infinity) <=
  performance.timeOrigin;

/**
 * Gives all files that may have a part in what some code makes, relative to the site: imports go
 * down only, and features whose results are kept import no other one.
 * @param code as `Computation` says
 * @throws when there is no such code
 */
export function codeFiles(code: string): string[] {
  const top = floors.findIndex((floor) => floor.includes(code.includes('/') ? 'markdown' : code));
  const below = floors.slice(0, top + 1).flatMap((floor) => floor.map((name) => `src/${name}`));
  const featureFiles = globSync(`src/${code}`, {cwd: root});
  if (featureFiles.length === 0)
    throw new Error(`src/${code} makes what is kept, and is not there`);
  const files = [...globSync([...below, ...filesReadByCode], {cwd: root}), ...featureFiles];
  return [...new Set(files)].filter((file) => /\.(?:[cm]?[jt]s|json)$/.test(file));
}

/** Gives the paths of all files below a folder, relative to it and sorted, but of what tools write. */
export const filesBelow = (folder: string): string[] =>
  globSync('**', {cwd: folder, dot: true, ignore: ['**/{node_modules,dist}/**']}).sort();

/** Gives the fingerprint of the names and contents of files, whose paths are relative to a folder. */
export const hashOfFiles = (folder: string, files: readonly string[]): string =>
  hashOf(
    JSON.stringify(
      [...files].sort().map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]),
    ),
  );

/** Gives the fingerprint of a text or of bytes. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

function versionIn(folder: string): unknown {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version?: unknown}).version;
}
