import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Heading, InlineCode} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {type DocumentationVersion, successorOf, versionOfFile} from '../../versions';
import {readOptions} from '../../reference/options';
import {nearestName} from '../../reference/options/names';
import type {OptionFact} from '../../reference/options/option-fact';

/** Gives the version that a page describes: the one whose folder it lies in. */
export function versionOfPage({path: file = '', cwd}: VFile): DocumentationVersion {
  return versionOfFile(path.relative(cwd, file).replaceAll(path.sep, '/'));
}

/**
 * Gives what webpack knows of an option.
 * @param name its path, or another name that people write
 * @throws when the version has no such option; the message names the nearest one it has
 */
export function findOption(name: string, version: DocumentationVersion): OptionFact {
  const options = readOptions(version);
  const found = options.find(({path: own, names}) => own === name || names.includes(name));
  if (found) return found;
  const known = options.flatMap(({path: own, names}) => [own, ...names]);
  throw new Error(
    `webpack ${version.webpack} has no option ${name}; the nearest is ${nearestName(name, known)}`,
  );
}

/** Says where an option has gone: the major version that knows it no more. */
export const removalOf = (
  {removed}: OptionFact,
  version: DocumentationVersion,
): string | undefined => (removed ? `in webpack ${successorOf(version)?.label}` : undefined);

/**
 * Reads the name of an option from a heading.
 * @returns undefined when the heading is not one piece of code
 */
export function nameInHeading({children}: Heading): InlineCode | undefined {
  const [only, ...others] = children;
  return only?.type === 'inlineCode' && others.length === 0 ? only : undefined;
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
