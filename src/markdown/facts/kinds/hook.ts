import type {HookFact, Tap} from '../../../reference/hooks/hook-fact';
import {type FactKind, type FactPart, firstLinks, row, sourced, state} from '../fact-kind';

/** `::hook[Compiler.run]`: its kind and what it hands over. */
export const hook: FactKind = {
  directive: 'hook',
  called: 'hook',
  facts: ({hooks}) =>
    hooks.map((fact) => ({
      name: `${fact.of}.${fact.name}`,
      titles: [fact.name, `${fact.of}.${fact.name}`, `${fact.of}#${fact.name}`],
      rows: [
        sourced('Kind', fact.source, kindOf(fact)),
        ...row('Arguments', argumentsOf(fact)),
        ...row('Returns', code(fact.returns)),
        ...row('Since', fact.since),
        ...row('Tapped by', ...firstLinks((fact.taps ?? []).map(linked), shownTaps)),
        ...state(fact.deprecated),
      ],
    })),
};

const code = (text: string | undefined): FactPart | undefined => (text ? {code: text} : undefined);

function kindOf({kind, keyed}: HookFact): FactPart[] {
  if (!kind) return ['redirects to another hook'];
  return keyed ? [{code: kind}, ', one for each key'] : [{code: kind}];
}

/** As a tapped function would write them. */
const argumentsOf = ({arguments: given}: HookFact): FactPart =>
  given.length === 0
    ? 'none'
    : {code: given.map(({name, type}) => (type ? `${name}: ${type}` : name)).join(', ')};

/** What fits into the margin; `/reference.json` has all. */
const shownTaps = 2;

const linked = ({by, source}: Tap) => ({link: source, text: by});
