import {createRequire} from 'node:module';
import path from 'node:path';
import {type Circumstances, targetSetting} from './circumstances';

/** A configuration with everything filled in. */
export type ResolvedOptions = Record<string, unknown>;

/** Stands for the folder of a project: it does not exist, so nothing in it changes a default. */
export const projectFolder = path.resolve('/project-folder');

interface Defaults {
  applyWebpackOptionsBaseDefaults: (options: ResolvedOptions) => void;
  applyWebpackOptionsDefaults: (options: ResolvedOptions) => void;
}
interface Webpack5 {
  config: {getNormalizedWebpackOptions: (options: object) => ResolvedOptions};
}
type Webpack4Defaulter = new () => {process: (options: object) => ResolvedOptions};

/** Lets webpack fill in an empty configuration. */
export type Resolve = (circumstances: Circumstances) => ResolvedOptions;

const require = createRequire(path.resolve('package.json'));

/** Loads the code of webpack 5 that fills in configurations. */
export function webpack5Defaults(packageName: string): Resolve {
  const {config} = require(packageName) as Webpack5;
  const defaults = require(`${packageName}/lib/config/defaults`) as Defaults;
  return ({mode, target}) => {
    const options = config.getNormalizedWebpackOptions({
      mode,
      target: targetSetting(target),
      context: projectFolder,
    });
    defaults.applyWebpackOptionsBaseDefaults(options);
    defaults.applyWebpackOptionsDefaults(options);
    return options;
  };
}

/** Loads the code of webpack 4 that fills in configurations. */
export function webpack4Defaults(packageName: string): Resolve {
  const Defaulter = require(`${packageName}/lib/WebpackOptionsDefaulter`) as Webpack4Defaulter;
  return ({mode, target}) =>
    new Defaulter().process({mode, target: targetSetting(target), context: projectFolder});
}
