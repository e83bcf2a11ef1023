import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type webpack from 'webpack';
import {type Compiler, type Configuration} from 'webpack';
import type {SourcePackage} from '../source/packages';
import {loadWebpack} from '../source/run';
import {type FiredHook, listen} from './listen';

/** Longer than a build takes and a watcher needs, in milliseconds. */
const quiet = 3000;

/** Hooks in the order in which each fired first, by what webpack did. */
export interface HookOrder {
  /** From the configuration to `compiler.close()`. */
  build: FiredHook[];
  /** In watch mode, from a changed file to the end of the watcher. */
  rebuild: FiredHook[];
  /** In a compiler that a plugin starts within a build. */
  childCompiler: FiredHook[];
}

/**
 * Builds a small project in production mode and records which hooks fire.
 * @throws what stops a build
 */
export async function recordHookOrder(source: SourcePackage): Promise<HookOrder> {
  const run = loadWebpack(source);
  const folder = await mkdtemp(path.join(tmpdir(), 'hook-order-'));
  try {
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)),
    );
    return {
      build: await orderOfBuild(run, folder),
      rebuild: await orderOfRebuild(run, folder),
      childCompiler: await orderOfChild(run, folder),
    };
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function orderOfBuild(run: typeof webpack, folder: string): Promise<FiredHook[]> {
  const fired: FiredHook[] = [];
  const plugin = (compiler: Compiler) => listen(compiler, fired);
  await built(run({...project(folder), plugins: [plugin]}));
  return fired;
}

async function orderOfRebuild(run: typeof webpack, folder: string): Promise<FiredHook[]> {
  const fired: FiredHook[] = [];
  const compiler = run(project(folder));
  let isChanged = false;
  await new Promise<void>((resolve, reject) => {
    const watching = compiler.watch({aggregateTimeout: 0}, (error) => {
      if (error) reject(error);
      // The last hooks of a build fire after this function.
      if (isChanged) setImmediate(() => watching!.close(() => resolve()));
    });
    change().catch(reject);
  });
  return fired;

  /** Watchers take a change soon after they began for one of the first build. */
  async function change() {
    await setTimeout(quiet);
    listen(compiler, fired);
    isChanged = true;
    await writeFile(path.join(folder, laterFile.name), laterFile.text);
  }
}

async function orderOfChild(run: typeof webpack, folder: string): Promise<FiredHook[]> {
  const fired: FiredHook[] = [];
  const name = 'HookOrder';
  // Its name before webpack 5.
  const Entry =
    run.EntryPlugin ??
    (run as unknown as typeof webpack & {SingleEntryPlugin: typeof webpack.EntryPlugin})
      .SingleEntryPlugin;
  const plugin = (compiler: Compiler) =>
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      const child = compilation.createChildCompiler(name, {filename: 'child.js'}, [
        new Entry(folder, './teas.js', 'child'),
      ]);
      listen(child, fired);
      await new Promise<void>((resolve, reject) =>
        child.runAsChild((error) => (error ? reject(error) : resolve())),
      );
    });
  await built(run({...project(folder), plugins: [plugin]} as Configuration));
  return fired;
}

const built = (compiler: Compiler | null): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler!.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) return reject(problem);
      if (!compiler!.close) return resolve();
      compiler!.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });

/** What is built: an entry, a module it imports, and one it finds when it runs. */
const files = {
  'index.js':
    'import {tea} from "./teas.js";\n\nimport(`./cup-${tea}.js`).then(({size}) => console.log(tea, size));\n',
  'teas.js': 'export const tea = "green";\n',
  'cup-green.js': 'export const size = 200;\n',
};

/** The file that changes before the rebuild. */
const laterFile = {name: 'teas.js', text: 'export const tea = String("green");\n'};

/** @param folder where the files are */
const project = (folder: string): Configuration => ({
  mode: 'production',
  context: folder,
  entry: './index.js',
  output: {path: path.join(folder, 'dist')},
});
