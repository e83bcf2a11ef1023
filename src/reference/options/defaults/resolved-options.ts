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

/** Stands for `output.uniqueName`, which is the name of the reader's package if nothing else is set. */
export const projectName = 'nameOfTheProject';

/** Lets webpack fill in a configuration. */
type Resolve = (configuration: object) => ResolvedOptions;
type Defaulter = new () => {process: Resolve};
type Apply = (options: ResolvedOptions) => void;

/** Loads the code of a version's webpack that fills in configurations. */
export function loadDefaults(version: DocumentationVersion): Resolve {
  const require = requireOf(version);
  return dialectOf(version).defaults === 'functions' ? byFunctions(require) : byClass(require);
}

function byFunctions(require: NodeJS.Require): Resolve {
  const {config} = require('webpack') as {config: {getNormalizedWebpackOptions: Resolve}};
  const defaults = require('webpack/lib/config/defaults') as Record<string, Apply>;
  return (configuration) => {
    const options = config.getNormalizedWebpackOptions({context: projectFolder, ...configuration});
    defaults.applyWebpackOptionsBaseDefaults!(options);
    defaults.applyWebpackOptionsDefaults!(options);
    return options;
  };
}

function byClass(require: NodeJS.Require): Resolve {
  const OptionsDefaulter = require('webpack/lib/WebpackOptionsDefaulter') as Defaulter;
  return (configuration) =>
    new OptionsDefaulter().process({context: projectFolder, ...configuration});
}

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
export function valuesIn(
  options: ResolvedOptions,
  name: string,
): {value: unknown; request?: Finding['request']}[] {
  const keys = name.split('.');
  const {resolve} = options as {resolve?: object};
  if (keys[0] === 'resolve' && keys.length === 2 && resolve && 'byDependency' in resolve) {
    const valueFor = (kind: string) => resolveByProperty(resolve, 'byDependency', kind)[keys[1]!];
    return [
      {request: 'import', value: valueFor('esm')},
      {request: 'require', value: valueFor('commonjs')},
    ];
  }
  const match = lookUp(options, keys);
  return match ? [match] : [];
}

function lookUp(holder: unknown, [key, ...remainingKeys]: string[]): {value: unknown} | undefined {
  if (holder === null || typeof holder !== 'object' || Array.isArray(holder)) return undefined;
  const value = (holder as Record<string, unknown>)[key!];
  return remainingKeys.length === 0 ? {value} : lookUp(value, remainingKeys);
}
