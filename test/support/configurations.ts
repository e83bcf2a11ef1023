import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A fence of a page that is a whole webpack configuration. */
export interface ConfigurationSample {
  /** File and 1-based line of the fence. */
  place: string;
  code: string;
  typescript: boolean;
  /** Whether readers see it in each module format. */
  tabs: boolean;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Finds the fences of a page whose title names a webpack configuration file. */
export function configurationSamples(
  file: string,
  source = readFileSync(file, 'utf8'),
): ConfigurationSample[] {
  const samples: ConfigurationSample[] = [];
  visit(parser.parse(source) as Root, 'code', ({lang, meta, value, position}: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
    if (!title || !/^webpack\.(?:\w+\.)*[cm]?[jt]s$/.test(title)) return;
    if (!lang || !/^[cm]?[jt]s$/.test(lang)) return;
    samples.push({
      place: `${file}:${position?.start.line}`,
      code: value,
      typescript: /ts$/.test(title),
      tabs: /\btabs\b/.test(meta ?? ''),
    });
  });
  return samples;
}

/**
 * Runs a configuration the way Node would and gives what it exports.
 * Packages that are not installed here are stood in for by empty classes, webpack itself never.
 * @param webpack name of the package that `require('webpack')` means
 * @throws what the configuration throws, or what its syntax lacks
 */
export function evaluate(
  {code, place, typescript}: Omit<ConfigurationSample, 'tabs'>,
  webpack: string,
): unknown {
  const {code: commonJs} = transformSync(code, {
    filename: typescript ? 'webpack.config.ts' : 'webpack.config.js',
    jsc: {parser: {syntax: typescript ? 'typescript' : 'ecmascript'}, target: 'es2022'},
    module: {type: 'commonjs'},
    swcrc: false,
    configFile: false,
  });
  const require = createRequire(path.resolve('package.json'));
  const module = {exports: {} as Record<string, unknown>};
  const load = (name: string): unknown => {
    if (name === 'webpack') return require(webpack);
    if (name.startsWith('webpack/')) return require(name.replace('webpack', webpack));
    if (name.startsWith('node:') || require('node:module').builtinModules.includes(name))
      return require(name);
    return name.endsWith('.json') ? {name: 'stand-in', version: '1.0.0'} : standIn(name);
  };
  load.resolve = (name: string) => name;
  // The same realm, because validation asks for real RegExp and Function instances.
  const run = new Function('require', 'module', 'exports', '__dirname', '__filename', commonJs) as (
    ...args: unknown[]
  ) => void;
  run(load, module, module.exports, '/project', `/project/webpack.config.js`);
  const exported = 'default' in module.exports ? module.exports.default : module.exports;
  if (exported === undefined) throw new Error(`${place} exports nothing`);
  return exported;
}

/** A plugin or helper package that need not be installed to validate a configuration. */
function standIn(name: string): unknown {
  class StandIn {
    static readonly loader = name;
    apply() {}
  }
  return new Proxy(StandIn, {
    get: (target, key) => (key in target ? target[key as keyof typeof target] : StandIn),
  });
}
