import path from 'node:path';
import type {DocumentationVersion} from '../../../versions';
import {dialectOf} from '../../../versions/dialects';
import {requireOf} from '../../../versions/packages';

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
