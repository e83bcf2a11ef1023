import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Compilation, Compiler, Configuration, MultiCompiler} from 'webpack';
import {type SourcePackage, scriptsIn} from '../../../../src/reference/source/packages';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

/** Hooks of a running webpack by who has them: `{'Compiler.hooks': {run: AsyncSeriesHook}}`. */
export type LiveHooks = Record<string, Record<string, object>>;

interface WithHooks {
  hooks: Record<string, object>;
}
type Webpack = (options: Configuration | Configuration[]) => Compiler & MultiCompiler;
type Accessors = {name?: string} & Record<string, (instance: unknown) => Record<string, object>>;

/** Builds a file of one line, and collects every object of hooks that can be reached on the way. */
export async function liveHooks(source: SourcePackage): Promise<LiveHooks> {
  const require = createRequire(path.join(source.folder, 'package.json'));
  const webpack = require(source.folder) as Webpack;
  const context = temporaryFolder();
  writeFiles(context, {'entry.js': 'console.log("hooks");\n'});
  const options: Configuration = {
    mode: 'none',
    context,
    entry: './entry.js',
    output: {path: context},
  };
  const hooks: LiveHooks = {};
  const keep = (name: string, owner: unknown) => {
    hooks[`${name}.hooks`] = (owner as WithHooks).hooks;
  };

  const compiler = webpack(options);
  keep('Compiler', compiler);
  keep('MultiCompiler', webpack([options, options]));
  keep('ResolverFactory', compiler.resolverFactory);
  compiler.hooks.thisCompilation.tap(
    'test',
    (compilation, {normalModuleFactory, contextModuleFactory}) => {
      keep('Compilation', compilation);
      keep('NormalModuleFactory', normalModuleFactory);
      keep('ContextModuleFactory', contextModuleFactory);
      keep('MainTemplate', compilation.mainTemplate);
      keep('ChunkTemplate', compilation.chunkTemplate);
      keep('ModuleTemplate', compilation.moduleTemplates.javascript);
      compilation.hooks.statsFactory?.tap('test', (factory) => keep('StatsFactory', factory));
      compilation.hooks.statsPrinter?.tap('test', (printer) => keep('StatsPrinter', printer));
      compilation.hooks.finishModules.tap('test', () => {
        const parser = normalModuleFactory.getParser('javascript/auto', {});
        keep(parser.constructor.name, parser);
        Object.assign(hooks, handedOut(source, require, [compilation, compiler, parser]));
      });
    },
  );
  const stats = await new Promise<{compilation: Compilation; toString(): string}>(
    (resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  stats.toString();
  keep('Resolver', compiler.resolverFactory.get('normal', {}));
  return hooks;
}

/** A static method, written in the class or assigned to it. */
const handsOut = /\bstatic get\w*Hooks\(|\.get\w*Hooks = /;

/** What static methods such as `getCompilationHooks` of any file of webpack give. */
function handedOut(
  {folder, ...source}: SourcePackage,
  require: NodeJS.Require,
  instances: unknown[],
): LiveHooks {
  const hooksByMethod: LiveHooks = {};
  for (const file of scriptsIn({folder, ...source})) {
    if (!handsOut.test(readFileSync(path.join(folder, file), 'utf8'))) continue;
    const exported = require(path.join(folder, file)) as Accessors;
    for (const name of Object.getOwnPropertyNames(exported)) {
      if (!/^get\w*Hooks$/.test(name)) continue;
      const hooks = instances.map((instance) => hookOwner(exported, name, instance)).find(Boolean);
      if (hooks) hooksByMethod[`${exported.name ?? path.basename(file, '.js')}.${name}`] = hooks;
    }
  }
  return hooksByMethod;
}

/** Each of these methods takes one kind of instance and throws at another. */
function hookOwner(exported: Accessors, name: string, instance: unknown) {
  try {
    return exported[name]!(instance);
  } catch {
    return undefined;
  }
}
