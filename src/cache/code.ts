import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import * as z from 'zod';
import {hashOfAll} from './hash';
import {record, recorded} from './inputs';
import {InstalledPackages} from './installed-packages';
import {filesBelow, inputAt, listFolder, readBytes} from './reads';
import {Snapshot} from './snapshot';
import {Store} from './store';

const codeSchema = z.object({
  /** Paths of all files that run or are named, relative to the project. */
  files: z.array(z.string()),
  /** Fingerprint of them. */
  own: z.string(),
  /** Fingerprint of the packages they use. */
  used: z.string(),
  /** Fingerprint of all packages. */
  installed: z.string(),
});

/** The code behind a computation. */
export interface Code extends z.infer<typeof codeSchema> {
  /** Absolute folder of the project. */
  root: string;
  /** Whether it is what this process runs, as far as can be seen: no file changed since it began. */
  isLoaded: () => boolean;
}

/**
 * Gives the code that runs when a module does. What was found is kept while modules, the names in
 * their folders and the installed packages are the same: no other path can be meant then.
 * @param module address of the module, as its `import.meta.url` says
 * @param startedAt when the process began, in milliseconds since 1970
 * @param excluded folder of programs, relative to the project, whose names are not followed
 */
export async function codeOf(
  module: string,
  disk: Snapshot,
  startedAt: number,
  excluded?: string,
): Promise<Code> {
  const entry = module.startsWith('file:') ? fileURLToPath(module) : module;
  const root = rootOf(entry);
  const store = new Store(root, () => undefined);
  const key = `code:${hashOfAll([path.relative(root, entry), excluded, process.version, ownState()])}`;
  const kept = await store.read(key, (inputs) => disk.isUnchanged(inputs));
  const parsed = kept && codeSchema.safeParse(JSON.parse(kept.data.toString('utf8'))).data;
  if (parsed) return complete(parsed, root, startedAt);
  const {result, inputs} = await recorded(() => readCode(entry, root, excluded));
  await store.write(key, JSON.stringify(result), inputs);
  return complete(result, root, startedAt);
}

async function readCode(
  entry: string,
  root: string,
  excluded?: string,
): Promise<z.infer<typeof codeSchema>> {
  const {moduleGraph} = await import('./module-graph');
  const {files, missing, names} = await moduleGraph(entry, root, excluded);
  for (const file of missing) readIfThere(file);
  for (const folder of foldersAbove(files, root)) listFolder(folder);
  const packages = new InstalledPackages(root);
  const relative = files.map((file) => path.relative(root, file).split(path.sep).join('/'));
  return {
    files: relative,
    own: hashOfAll(
      files.map((file, index) => [relative[index], readBytes(file).toString('base64')]),
    ),
    used: packages.fingerprint(names),
    installed: packages.all,
  };
}

function readIfThere(file: string): void {
  if (existsSync(file)) readBytes(file);
  else record([inputAt('file', file)]);
}

/** A file that comes into one of them may be found in the place of another. */
function foldersAbove(files: readonly string[], root: string): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); folder.startsWith(root); folder = path.dirname(folder))
      folders.add(folder);
  }
  return [...folders].sort();
}

/** What decides which files are found: the code of this folder. */
const ownState = () =>
  filesBelow(path.dirname(fileURLToPath(import.meta.url))).map(
    (file) => inputAt('file', file).hash,
  );

function complete(code: z.infer<typeof codeSchema>, root: string, startedAt: number): Code {
  const isOld = (file: string) => {
    const found = statSync(path.join(root, file), {throwIfNoEntry: false});
    return found !== undefined && found.ctimeMs <= startedAt;
  };
  return {...code, root, isLoaded: () => code.files.every(isOld)};
}

/**
 * Gives the absolute paths of all files that run when a module does, JSON included.
 * @param entry absolute path of the module
 * @param excluded folder of programs, relative to the project, that this code only starts: what they
 *   do is no part of what it makes
 */
export async function codeFiles(entry: string, excluded?: string): Promise<string[]> {
  const {files, root} = await codeOf(entry, new Snapshot(), performance.timeOrigin, excluded);
  return files.map((file) => path.join(root, file));
}

/** The project that a module belongs to. */
function rootOf(entry: string): string {
  let folder = path.dirname(entry);
  while (!existsSync(path.join(folder, 'package.json'))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`${entry} is in no project: no package.json above it`);
    folder = above;
  }
  return folder;
}
