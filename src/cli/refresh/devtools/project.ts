import {cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What is bundled: the scripts of this site that browsers run, with the packages they import. */
const copied = ['browser', 'components', 'config', 'plugins', 'types'];
/** Folders whose modules are asked for in the result. */
const own = ['src/browser', 'src/plugins/search/engine'];
const entry = `
import './browser/code-selection/copy-selection';
import './browser/not-found/fill-screen';
import './plugins/glossary/browser';
import './plugins/wake/browser/static-script';
import {answer} from './plugins/search/engine/answer';
import {openRecords} from './plugins/search/engine/open';

Object.assign(window, {answer, openRecords});
`;
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  sourceMap: true,
};

/** A project in a folder of its own, so that its files can be edited. */
export interface Project {
  /** Absolute path. */
  folder: string;
  /** The file that is edited between two builds. */
  edited: string;
  /** Texts of its own modules by their path inside of it: `src/plugins/search/engine/rank.ts`. */
  sources: Map<string, string>;
}

/**
 * Copies the scripts of this site into a temporary folder, with an entry that imports them.
 * @param siteDir absolute folder of the site
 */
export async function makeProject(siteDir: string): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), 'devtools-'));
  await mkdir(path.join(folder, 'src'));
  await Promise.all([
    ...copied.map((name) =>
      cp(path.join(siteDir, 'src', name), path.join(folder, 'src', name), {recursive: true}),
    ),
    symlink(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules')),
    writeFile(path.join(folder, 'src/index.ts'), entry),
    writeFile(path.join(folder, 'package.json'), '{"name": "measured", "sideEffects": true}'),
    writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions})),
  ]);
  const files = (await Promise.all(own.map((name) => modulesIn(folder, name)))).flat();
  const sources = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      file,
      await readFile(path.join(folder, file), 'utf8'),
    ]),
  );
  return {
    folder,
    edited: path.join(folder, 'src/plugins/search/engine/rank.ts'),
    sources: new Map(sources),
  };
}

async function modulesIn(folder: string, name: string): Promise<string[]> {
  const names = await readdir(path.join(folder, name), {recursive: true});
  return names.filter((each) => each.endsWith('.ts')).map((each) => path.posix.join(name, each));
}
