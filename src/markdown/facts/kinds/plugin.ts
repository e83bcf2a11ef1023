import type {HookFact} from '../../../reference/hooks/hook-fact';
import type {ParameterFact} from '../../../reference/plugins';
import type {FactAddresses} from '../fact-addresses';
import {type FactKind, type FactPart, listed, row, sourced, state} from '../fact-kind';

/** `::plugin[BannerPlugin]`: how to reach it, and what its constructor takes. */
export const plugin: FactKind = {
  directive: 'plugin',
  called: 'plugin',
  namesHooks: true,
  facts: ({plugins, hooks}, addresses) =>
    plugins.map(({name, paths, parameters, source, deprecated, appliedBy = []}) => ({
      name,
      titles: [name, ...paths],
      rows: [
        sourced('Export', source, listed(paths)),
        ...row('Takes', parameters.length > 0 ? parametersOf(parameters) : 'nothing'),
        ...row('Applied by', ...listed(appliedBy)),
        ...row('Taps', ...tapped(name, hooks, addresses)),
        ...state(deprecated),
      ],
    })),
};

const parametersOf = (parameters: readonly ParameterFact[]): FactPart => ({
  code: parameters
    .map(({name, type, optional}) => `${name}${optional ? '?' : ''}${type ? `: ${type}` : ''}`)
    .join(', '),
});

/** The hooks that a plugin uses, each leading to its entry where there is one. */
function tapped(plugin: string, hooks: readonly HookFact[], addresses: FactAddresses): FactPart[] {
  const own = hooks.filter(({taps = []}) => taps.some(({by}) => by === plugin));
  return own.flatMap(({of, name}, at): FactPart[] => {
    const hook = `${of}.${name}`;
    const link = addresses.get(hook);
    return [...(at > 0 ? [', '] : []), link === undefined ? {code: hook} : {link, text: hook}];
  });
}
