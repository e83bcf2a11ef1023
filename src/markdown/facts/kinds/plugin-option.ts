import type {SchemaOptionFact} from '../../../reference/schema-options';
import {type FactKind, type KnownFact, row, sourced, state} from '../fact-kind';

/** `::plugin-option[BannerPlugin.banner]`: a part of the options of a plugin. */
export const pluginOption: FactKind = {
  directive: 'plugin-option',
  called: 'option of a plugin',
  facts: ({plugins}) =>
    plugins.flatMap(({name, options = []}) => options.map((option) => factOf(name, option))),
};

/** `::dev-server-option[client.overlay]`: an option below `devServer`. */
export const devServerOption: FactKind = {
  directive: 'dev-server-option',
  called: 'option of webpack-dev-server',
  facts: ({devServerOptions}) => devServerOptions.map((option) => factOf('', option)),
};

function factOf(of: string, option: SchemaOptionFact): KnownFact {
  const {name, type, source, required, experimental, deprecated} = option;
  const states = [required && 'required', experimental && 'experimental'].filter(Boolean);
  return {
    name: of === '' ? name : `${of}.${name}`,
    titles: [name, name.split('.').at(-1)!, `options.${name}`, `devServer.${name}`],
    rows: [
      sourced('Type', source, [{code: type}]),
      ...row('Is', states.length > 0 ? states.join(', ') : undefined),
      ...state(deprecated),
    ],
  };
}
