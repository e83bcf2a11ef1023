import {createRequire} from 'node:module';
import path from 'node:path';

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
interface Webpack5 {
  config: {getNormalizedWebpackOptions: (options: object) => ResolvedOptions};
}
type Webpack4Defaulter = new () => {process: (options: object) => ResolvedOptions};

const require = createRequire(path.resolve('package.json'));

/** Loads the code of an installed webpack that fills in configurations. */
export function loadDefaults(major: '5' | '4', packageName: string): Resolve {
  return major === '5' ? webpack5(packageName) : webpack4(packageName);
}

function webpack5(packageName: string): Resolve {
  const {config} = require(packageName) as Webpack5;
  const defaults = require(`${packageName}/lib/config/defaults`) as Defaults;
  return (configuration) => {
    const options = config.getNormalizedWebpackOptions({context: projectFolder, ...configuration});
    defaults.applyWebpackOptionsBaseDefaults(options);
    defaults.applyWebpackOptionsDefaults(options);
    return options;
  };
}

function webpack4(packageName: string): Resolve {
  const Defaulter = require(`${packageName}/lib/WebpackOptionsDefaulter`) as Webpack4Defaulter;
  return (configuration) => new Defaulter().process({context: projectFolder, ...configuration});
}
