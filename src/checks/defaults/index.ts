import type {RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {OptionFact} from '../../reference/options/option-fact';
import type {CheckedPage, Finding, PageRule} from '../../content/page';
import {literal, type Stated, statedIn} from './stated';

/**
 * Makes the rule that a default which a page states in words is one that webpack has. Pages cannot
 * contradict each other then: they would have to contradict webpack.
 * @param optionsOf gives what the webpack of a page's version knows
 */
export function statedDefaults(optionsOf: (page: CheckedPage) => readonly OptionFact[]): PageRule {
  return {
    name: 'defaults',
    check(page): Finding[] {
      const options = new Map(
        optionsOf(page).flatMap((fact) => [fact.path, ...fact.names].map((name) => [name, fact])),
      );
      const findings: Finding[] = [];
      let above: string | undefined;
      visit(page.tree, (node) => {
        if (node.type === 'heading') above = toString(node);
        if (node.type === 'leafDirective') above = namedBy(node) ?? above;
        if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
        for (const stated of statedIn(node)) {
          const fact = options.get(stated.of ?? above ?? '');
          const what = fact && contradiction(stated, fact);
          if (what) findings.push({line: lineOf(node, page), what, fix});
        }
      });
      return findings;
    },
  };
}

const fix = 'correct it, or leave it to ::option, which shows the default';

const namedBy = (node: LeafDirective) =>
  node.name === 'option' ? toString(node) || undefined : undefined;

const lineOf = ({position}: RootContent, {linesAbove}: CheckedPage) =>
  (position?.start.line ?? 1) + linesAbove;

/** What webpack computes while it runs cannot be held against a text. */
function contradiction({value}: Stated, {path, defaults, byMode}: OptionFact): string | undefined {
  const known = [...defaults.map((one) => one.value), ...Object.values(byMode ?? {})];
  if (
    known.length === 0 ||
    known.some((one) => literal(one) === undefined || literal(one) === value)
  )
    return undefined;
  const all = [...new Set(known)].join(', ');
  return `the text says that the default of ${path} is ${value}; webpack's is ${all}`;
}
