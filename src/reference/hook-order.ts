import {writeFileSync} from 'node:fs';
import {mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Compiler, Configuration, javascript} from 'webpack';
import type webpack from 'webpack';
import type {DocumentationVersion} from '../versions';
import {loadWebpack, webpackSource} from './source/packages';

const plugin = 'HookOrder';
/** When the files seem to be written: long before the watcher began. */
const old = new Date(2000, 0);

/** Hooks in the order in which each fired first, by what webpack did. */
export type HookOrder = Awaited<ReturnType<typeof recordHookOrder>>;

/**
 * Builds a small project in production mode and records which hooks fire.
 * @throws what stops a build
 */
export async function recordHookOrder(version: DocumentationVersion) {
  const run = loadWebpack(webpackSource(version));
  const folder = await mkdtemp(path.join(tmpdir(), 'hook-order-'));
  const project = {...settings, context: folder, output: {path: path.join(folder, 'dist')}};
  /** Records a build from its beginning. */
  const recordBuild = async (record: (compiler: Compiler, fired: FiredHook[]) => void) => {
    const fired: FiredHook[] = [];
    const hookPlugin = (compiler: Compiler) => record(compiler, fired);
    await runBuild(run({...project, plugins: [hookPlugin]} as Configuration)!);
    return fired;
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      await writeFile(file, text);
      // A watcher takes files that are hardly older than itself for changed, and builds twice.
      await utimes(file, old, old);
    }
    return {
      /** From the configuration to `compiler.close()`. */
      build: await recordBuild(listen),
      /** In watch mode, from a changed file to the end of the watcher. */
      rebuild: await orderOfRebuild(run(project)!, folder),
      /** In a compiler that a plugin starts within a build. */
      childCompiler: await recordBuild((compiler, fired) => listenToChild(run, compiler, fired)),
    };
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function orderOfRebuild(compiler: Compiler, folder: string): Promise<FiredHook[]> {
  const fired: FiredHook[] = [];
  let isChanged = false;
  await new Promise<void>((resolve, reject) => {
    const watching = compiler.watch({aggregateTimeout: 0}, (error) => {
      if (error) return reject(error);
      // The last hooks of a build fire after this callback.
      setImmediate(() => {
        if (isChanged) return watching!.close(() => resolve());
        isChanged = true;
        listen(compiler, fired);
        // At once, so that the watcher sees the change in its second build.
        writeFileSync(path.join(folder, 'teas.js'), 'export const tea = String("green");\n');
      });
    });
  });
  return fired;
}

function listenToChild(run: typeof webpack, compiler: Compiler, fired: FiredHook[]): void {
  compiler.hooks.make.tapPromise(plugin, async (compilation) => {
    const child = compilation.createChildCompiler(plugin, {filename: 'child.js'}, [
      new run.EntryPlugin(compiler.context, './teas.js', 'child'),
    ]);
    listen(child, fired);
    await promisify(child.runAsChild.bind(child))();
  });
}

const runBuild = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) return reject(problem);
      compiler.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });

/** What is built: an entry, a module it imports, and one it finds when it runs. */
const files = {
  'index.js':
    'import {tea} from "./teas.js";\n\nimport(`./cup-${tea}.js`).then(({size}) => console.log(tea, size));\n',
  'teas.js': 'export const tea = "green";\n',
  'cup-green.js': 'export const size = 200;\n',
};

// One module at a time, so that the order does not depend on the speed of the disk.
const settings = {mode: 'production', entry: './index.js', parallelism: 1} as const;

/** A hook by the class that has it. */
export interface FiredHook {
  of: string;
  name: string;
}

/** The name under which pages describe a hook: `Compiler.run`. */
export const hookName = ({of, name}: FiredHook): string => `${of}.${name}`;

/** What all classes of tapable have. */
interface TapableHook {
  /** Marks what only redirects to another hook. */
  _fakeHook?: boolean;
  intercept(interceptor: object): void;
}

/** Kinds of JavaScript modules: each has a parser of its own. */
const parsers = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];

/**
 * Notes hooks of a compiler and of what it makes when they fire first.
 * @param fired where they are added, in their order
 */
function listen(compiler: Compiler, fired: FiredHook[]): void {
  const recordedNames = new Set<string>();
  const record = (of: string, name: string) => {
    if (recordedNames.has(`${of}.${name}`)) return;
    recordedNames.add(`${of}.${name}`);
    fired.push({of, name});
  };
  const recordAll = (of: string, hooks: object) => interceptAll(hooks, (name) => record(of, name));

  recordAll('Compiler', compiler.hooks);
  compiler.hooks.thisCompilation.tap({name: plugin, stage: -Infinity}, (compilation) => {
    if (compilation.compiler === compiler) recordAll('Compilation', compilation.hooks);
  });
  compiler.hooks.contextModuleFactory.tap(plugin, (factory) =>
    recordAll('ContextModuleFactory', factory.hooks),
  );
  compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
    recordAll('NormalModuleFactory', factory.hooks);
    for (const type of parsers)
      factory.hooks.parser.for(type).tap(plugin, (parser) => {
        const {hooks, constructor} = parser as javascript.JavascriptParser;
        recordAll(constructor.name, hooks);
      });
  });
}

function interceptAll(hooks: object, note: (name: string) => void): void {
  for (const [name, {value}] of Object.entries(Object.getOwnPropertyDescriptors(hooks))) {
    const hook = value as Partial<TapableHook> | undefined;
    if (typeof hook?.intercept !== 'function' || hook._fakeHook) continue;
    const call = () => note(name);
    // A HookMap is never called itself: intercept the hooks that it creates.
    const factory = (_key: string, keyed: TapableHook) => {
      keyed.intercept({call});
      return keyed;
    };
    hook.intercept({call, factory});
  }
}
