import type {ParameterFact} from '../../../reference/plugins';
import {type FactKind, type FactPart, listed, row, sourced, state} from '../fact-kind';

/** `::plugin[BannerPlugin]`: how to reach it, and what its constructor takes. */
export const plugin: FactKind = {
  directive: 'plugin',
  called: 'plugin',
  facts: ({plugins}) =>
    plugins.map(({name, paths, parameters, source, deprecated}) => ({
      name,
      titles: [name, ...paths],
      rows: [
        sourced('Export', source, listed(paths)),
        ...row('Takes', parameters.length > 0 ? parametersOf(parameters) : 'nothing'),
        ...state(deprecated),
      ],
    })),
};

const parametersOf = (parameters: readonly ParameterFact[]): FactPart => ({
  code: parameters
    .map(({name, type, optional}) => `${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`)
    .join(', '),
});
