import {type Drawn, writtenKey} from '../drawn-diagram';
import {ended} from '../graph/sentences';
import type {RuleOf, Rules} from '../schema';
import {ruleScene} from './scene';

/** A rule with its node; the request, which all of them look at, is node 0. */
export interface NumberedRule extends Omit<RuleOf, 'rules'> {
  node: number;
  at: readonly (string | number)[];
  rules: readonly NumberedRule[];
}

/** Draws rules that are checked from top to bottom, and what those that match add. */
export function drawRules(rules: Rules): Drawn {
  const counter = {next: 1};
  const numbered = numberedRules(rules.rules, counter, ['rules']);
  return {
    wide: ruleScene(rules, numbered, 'wide'),
    narrow: ruleScene(rules, numbered, 'narrow'),
    sentences: [`${rules.start.name}, ${ended(rules.start.note)}`, ...all(numbered).map(sentence)],
    more: [
      `${rules.then.title}: ${rules.then.boxes.map(({name, note}) => `${name} (${note})`).join(', ')}.`,
    ],
    key: writtenKey(rules.key),
    hasDashes: all(numbered).some(({match}) => match !== true),
  };
}

function numberedRules(
  rules: readonly RuleOf[],
  counter: {next: number},
  at: readonly (string | number)[],
): NumberedRule[] {
  return rules.map((rule, index) => {
    const place = [...at, index];
    const node = counter.next;
    counter.next += 1;
    return {
      ...rule,
      node,
      at: place,
      rules: numberedRules(rule.rules, counter, [...place, 'rules']),
    };
  });
}

export const all = (rules: readonly NumberedRule[]): NumberedRule[] =>
  rules.flatMap((rule) => [rule, ...all(rule.rules)]);

function sentence({code, match, adds, note, says, end}: NumberedRule): string {
  const written = [...code, ...(end ? ['…', end] : [])].map((line) => line.trim()).join(' ');
  const answer =
    match === undefined ? 'not checked any more' : match ? 'matches' : 'does not match';
  const effect = adds && `Adds ${adds}${note ? `, ${note}` : ''}`;
  return [`${written}: ${answer}`, effect, says]
    .flatMap((part) => (part ? [ended(part)] : []))
    .join(' ');
}
