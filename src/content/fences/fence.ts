import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {isLanguage} from './languages';
import {findLines, type Meta, readMeta} from './meta';

/** A fenced code block of a page. */
export interface Fence extends Meta {
  /** Lower case; missing when the fence names none. */
  language?: string;
  /** The code without its last line break. */
  source: string;
}

/**
 * Reads the code block that `pre` holds.
 * @returns undefined when `pre` is no code block
 * @throws when the meta string is wrong; the message says how to fix it
 */
export function readFence(pre: Element): Fence | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const text = toString({type: 'root', children: code.children} as Root).replace(/\n$/, '');
  const source = unescapeHeadingIds(text);
  return createFence(languageOf(code), String(code.properties.metastring ?? ''), source);
}

/**
 * Makes a fence of its parts.
 * @param meta the text after the language
 * @throws when the meta string is wrong
 */
export function createFence(language: string | undefined, meta: string, source: string): Fence {
  const attributes = readMeta(meta, source.split('\n').length);
  const marked =
    attributes.mark === undefined ? attributes.marked : findLines(attributes.mark, source);
  return {language, source, ...attributes, marked};
}

/**
 * Checks a fence of a page that is not mirrored.
 * @throws when its language is unknown, or it has a note without `annotated`
 */
export function assertValidFence({language, annotated, source}: Fence): void {
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
 * Restores the source of a code block. Before Docusaurus parses a page, it escapes the ids of everything
 * that looks like a Markdown heading, `## Title {#id}`, also in code.
 */
export const unescapeHeadingIds = (code: string): string =>
  code.replaceAll(/^(#{1,6}(?!#).*?)\\(?=\{#)/gm, '$1');
