import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readOptions} from '../../reference/options';
import type {OptionFact} from '../../reference/options/option-fact';
import {readText} from '../claims/visible-text';
import type {Finding} from '../../content/finding';
import type {TextRule} from '../rule';

/**
 * Checks that the defaults in the text of a page are those of webpack, so that pages cannot contradict
 * webpack or each other.
 */
export const statedDefaults: TextRule = {
  name: 'defaults',
  check(page): Finding[] {
    const options = new Map(
      readOptions(page.version).flatMap((fact) =>
        [fact.path, ...fact.names].map((name) => [name, fact]),
      ),
    );
    const findings: Finding[] = [];
    let headingName: string | undefined;
    visit(page.tree, (node) => {
      if (node.type === 'heading') headingName = toString(node);
      if (node.type === 'leafDirective' && node.name === 'option')
        headingName = toString(node) || headingName;
      if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
      for (const stated of statedIn(node)) {
        const fact = options.get(stated.of ?? headingName ?? '');
        const message = fact && contradiction(stated, fact);
        const line = (node.position?.start.line ?? 1) + page.linesAbove;
        if (message) findings.push({line, message, fix});
      }
    });
    return findings;
  },
};

const fix = 'correct it, or leave it to ::option, which shows the default';

/** Compares a stated default with those of webpack, if all of these are literals. */
function contradiction({value}: Stated, {path, defaults, byMode}: OptionFact): string | undefined {
  const values = [...defaults.map((entry) => entry.value), ...Object.values(byMode ?? {})];
  if (
    values.length === 0 ||
    values.some((text) => literal(text) === undefined || literal(text) === value)
  )
    return undefined;
  const list = [...new Set(values)].join(', ');
  return `the text says that the default of ${path} is ${value}; webpack's is ${list}`;
}

interface Stated {
  /** The name of the option in the sentence; without one, it is that of the heading above. */
  of: string | undefined;
  /** As it is written in a configuration. */
  value: string;
}

/** `` `a` defaults to `1` ``, `` the default is `1` ``, `` the default of `a` is `1` ``. */
const beforeValue =
  /\b(?:defaults to|default (?:value )?is|by default it is|default (?:value )?of\s*￼+\s*is)\s*$/i;

function statedIn(block: Nodes): Stated[] {
  const {text, masked} = readText(block);
  const statements: Stated[] = [];
  let name: string | undefined;
  let end = 0;
  for (const {0: mark, index} of masked.matchAll(/￼+/g)) {
    // A name applies only within its sentence.
    if (/[.!?:;](?:\s|$)/.test(masked.slice(end, index))) name = undefined;
    end = index + mark.length;
    const code = text.slice(index, end);
    const value = beforeValue.test(masked.slice(0, index)) ? literal(code) : undefined;
    if (value === undefined) name = code;
    else statements.push({of: name, value});
  }
  return statements;
}

/** Formats a literal as facts do; undefined for any other code. */
function literal(code: string): string | undefined {
  const text = code.trim().replace(/^'(.*)'$/s, '"$1"');
  return /^(?:"[^"]*"|-?\d[\d_.]*|true|false|null|undefined|\[\]|\{\})$/.test(text)
    ? text
    : undefined;
}
