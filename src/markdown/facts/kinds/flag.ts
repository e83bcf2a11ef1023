import type {FlagFact} from '../../../reference/command-line/flag-fact';
import {type FactKind, type FactPart, listed, row, sourced} from '../fact-kind';

/** `::flag[--mode]`: what it takes, and which option it sets. */
export const flag: FactKind = {
  directive: 'flag',
  called: 'flag',
  facts: ({flags}) =>
    flags.map((fact) => ({
      name: fact.name,
      titles: [
        fact.name,
        fact.alias,
        `${fact.name}, ${fact.alias}`,
        `${fact.alias}, ${fact.name}`,
      ].filter((title) => title !== undefined),
      rows: [
        sourced('Takes', fact.source, taken(fact)),
        ...row('Values', ...listed((fact.values ?? []).map((value) => JSON.stringify(value)))),
        ...row('Sets', ...listed(fact.sets ?? [])),
        ...row('Short', code(fact.alias)),
        ...row('Opposite', code(fact.negated)),
        ...row('Commands', ...listed(fact.commands)),
      ],
    })),
};

const code = (text: string | undefined): FactPart | undefined => (text ? {code: text} : undefined);

const nouns: Record<string, string> = {enum: 'one of the values', reset: 'no value'};

function taken({value, types = [], repeatable}: FlagFact): FactPart[] {
  if (value === 'none') return ['no value'];
  const kinds = types.map((type) => nouns[type] ?? type);
  const said = kinds.length > 0 ? kinds.join(' or ') : 'a value';
  const optional = value === 'optional' ? ', or nothing' : '';
  return [`${said}${optional}${repeatable ? '; may be repeated' : ''}`];
}
