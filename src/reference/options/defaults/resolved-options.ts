import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocumentationVersion} from '../../../versions';
import {dialectOf} from '../../../versions/dialects';
import {requireOf} from '../../../versions/packages';
import type {Finding} from './differences';

/** A configuration with everything filled in. */
export type ResolvedOptions = Record<string, unknown>;

/** Stands for the folder of a project: it does not exist, so nothing in it changes a default. */
export const projectFolder = path.resolve('/project-folder');

/** Lets webpack fill in a configuration. */
export type Resolve = (configuration: object) => ResolvedOptions;

interface Defaults {
  applyWebpackOptionsBaseDefaults: (options: ResolvedOptions) => void;
  applyWebpackOptionsDefaults: (options: ResolvedOptions) => void;
}
interface Webpack {
  config: {getNormalizedWebpackOptions: (options: object) => ResolvedOptions};
}
type Defaulter = new () => {process: (options: object) => ResolvedOptions};

/** Loads the code of a version's webpack that fills in configurations. */
export function loadDefaults(version: DocumentationVersion): Resolve {
  const require = requireOf(version);
  return dialectOf(version).defaults === 'functions' ? byFunctions(require) : byClass(require);
}

function byFunctions(require: NodeJS.Require): Resolve {
  const {config} = require('webpack') as Webpack;
  const defaults = require('webpack/lib/config/defaults') as Defaults;
  return (configuration) => {
    const options = config.getNormalizedWebpackOptions({context: projectFolder, ...configuration});
    defaults.applyWebpackOptionsBaseDefaults(options);
    defaults.applyWebpackOptionsDefaults(options);
    return options;
  };
}

function byClass(require: NodeJS.Require): Resolve {
  const OptionsDefaulter = require('webpack/lib/WebpackOptionsDefaulter') as Defaulter;
  return (configuration) =>
    new OptionsDefaulter().process({context: projectFolder, ...configuration});
}

/** A value and the kind of request it holds for; without one it holds for all. */
interface FoundValue {
  value: unknown;
  request?: Finding['request'];
}

/** What webpack calls the two kinds of requests. */
const requests = {import: 'esm', require: 'commonjs'} as const;

type ResolveByProperty = (
  options: object,
  property: string,
  ...values: string[]
) => Record<string, unknown>;

const {resolveByProperty} = createRequire(path.resolve('package.json'))(
  'webpack/lib/util/cleverMerge',
) as {resolveByProperty: ResolveByProperty};

/**
 * Gives the values of an option in a configuration; none where the object that would hold it is
 * not there. How requests are resolved differs between `import` and `require()`.
 */
export function valuesIn(options: ResolvedOptions, name: string): FoundValue[] {
  const keys = name.split('.');
  const byRequest = requestOptions(options, keys);
  if (byRequest) return byRequest;
  const found = lookUp(options, keys);
  return found ? [found] : [];
}

function requestOptions({resolve}: ResolvedOptions, [first, key, ...rest]: string[]) {
  if (first !== 'resolve' || key === undefined || rest.length > 0) return undefined;
  if (typeof resolve !== 'object' || resolve === null || !('byDependency' in resolve)) {
    return undefined;
  }
  return (['import', 'require'] as const).map((request) => ({
    request,
    value: resolveByProperty(resolve, 'byDependency', requests[request])[key],
  }));
}

function lookUp(holder: unknown, [key, ...rest]: string[]): {value: unknown} | undefined {
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined;
  const value = (holder as Record<string, unknown>)[key!];
  return rest.length === 0 ? {value} : lookUp(value, rest);
}
