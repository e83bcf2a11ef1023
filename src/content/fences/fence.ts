import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {isLanguage} from './languages';
import {linesWith, type Meta, readMeta} from './meta';

/** A fenced code block as it was written. */
export interface Fence extends Meta {
  /** Lower case; missing when the fence names none. */
  language?: string;
  /** The code without its last line break. */
  source: string;
}

/**
 * Reads the code block that `pre` holds.
 * @returns undefined when `pre` is no code block
 * @throws when something behind the language is wrong; the message says how to repair it
 */
export function readFence(pre: Element): Fence | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const text = toString({type: 'root', children: code.children} as Root).replace(/\n$/, '');
  const source = withPlainIds(text);
  return readFenceOf(languageOf(code), String(code.properties.metastring ?? ''), source);
}

/**
 * Puts a fence together.
 * @param meta the text after the language
 * @throws when something in it is wrong
 */
export function readFenceOf(language: string | undefined, meta: string, source: string): Fence {
  const attributes = readMeta(meta, source.split('\n').length);
  const marked =
    attributes.mark === undefined ? attributes.marked : linesWith(attributes.mark, source);
  return {language, source, ...attributes, marked};
}

/**
 * Checks a fence of a page that was written here.
 * @throws when its language is unknown, or it has a note without `annotated`
 */
export function assertWritable({language, annotated, source}: Fence): void {
  if (language && !isLanguage(language)) {
    throw new Error(
      `${language} is no language the highlighter knows; correct it, add it to src/content/fences/languages.ts, or write text`,
    );
  }
  // A block of Markdown may show how `@note` is written.
  const isMarkdown = /^(md|mdx|markdown)$/.test(language ?? '');
  if (!annotated && !isMarkdown && /^\s*\/\/ @note\b/m.test(source)) {
    throw new Error('// @note needs annotated behind the language');
  }
}

function languageOf(code: Element): string | undefined {
  const classes = [code.properties.className ?? []].flat().map(String);
  const name = classes.find((className) => className.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase();
}

/**
 * Gives the text of a code block as it was written. Before it parses a page, Docusaurus escapes the
 * ids in whatever looks like a heading of Markdown, `## Title {#id}`, also inside of code.
 */
export const withPlainIds = (code: string): string =>
  code.replaceAll(/^(#{1,6}(?!#).*?)\\(?=\{#)/gm, '$1');
