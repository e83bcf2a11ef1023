import type {DocumentationVersion} from '../../config/versions';
import {readSchemaOptions} from '../schema-options';
import {sourcePackage} from '../source/packages';
import type {OptionFact} from './option-fact';

let read: OptionFact[] | undefined;

/**
 * Gives what webpack-dev-server knows of the options below `devServer`, which are no business of
 * webpack's own schema. The installed server is one for webpack 5.
 */
export function readDevServerOptions({label}: Pick<DocumentationVersion, 'label'>): OptionFact[] {
  if (label === '4') return [];
  read ??= readSchemaOptions(sourcePackage('webpack-dev-server'), 'lib/options.json').map(
    ({name, type, source, description, values = [], required, deprecated, experimental}) => ({
      path: `devServer.${name}`,
      names: [],
      type,
      values,
      description,
      required: required === true,
      defaults: [],
      deprecated: deprecated !== undefined,
      experimental: experimental === true,
      removed: false,
      source,
    }),
  );
  return read;
}
