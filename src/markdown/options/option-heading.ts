import {createSlugger} from '@docusaurus/utils';
import type {Heading, InlineCode} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {OptionFact} from '../../reference/options';

/**
 * Reads the name of an option from a heading.
 * @returns undefined when the heading is not one piece of code
 */
export function nameInHeading({children}: Heading): InlineCode | undefined {
  const [only, ...others] = children;
  return only?.type === 'inlineCode' && others.length === 0 ? only : undefined;
}

/** Has a heading look like one of an option. */
export function markOption(heading: Heading): void {
  const hProperties = {...heading.data?.hProperties, className: ['option']};
  heading.data = {...heading.data, hProperties};
}

/**
 * Checks that a heading of code names the option that is described below it, and that its id is
 * the one that links to this option have.
 * @throws when it names something else, or has another id; the message says which it must have
 */
export function checkHeading(heading: Heading, {path: own, names}: OptionFact): void {
  const title = toString(heading);
  const spellings = [own, ...names];
  if (!spellings.some((name) => name === title || name.endsWith(`.${title}`))) {
    throw new Error(`the heading above says ${title}, and no form of ${own}: correct one of them`);
  }
  const id = String((heading.data as {id?: unknown} | undefined)?.id);
  const allowed = [title, ...spellings].map((name) => createSlugger().slug(name));
  if (allowed.some((slug) => id === slug || id.replace(/-\d+$/, '') === slug)) return;
  throw new Error(`links to ${own} expect the heading id {#${allowed[0]}}, not {#${id}}`);
}
