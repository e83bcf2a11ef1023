import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {isLanguage} from './languages';
import {linesWith, type Meta, readMeta} from './meta';

/** A fenced code block as it was written. */
export interface Fence extends Meta {
  /** Lower case; missing when nothing stands behind the fence. */
  language?: string;
  /** The code without its last line break. */
  source: string;
}

/**
 * Reads the code block that `pre` holds.
 * @param mirrored whether it comes from a README: GitHub ignores what follows the language, so do
 *   we, and languages are not ours to correct
 * @returns undefined when `pre` is no code block
 * @throws when the language or something behind it is wrong; the message says how to repair it
 */
export function readFence(pre: Element, mirrored: boolean): Fence | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const text = toString({type: 'root', children: code.children} as Root).replace(/\n$/, '');
  const source = withPlainIds(text);
  const metastring = String(code.properties.metastring ?? '');
  // GitHub ignores everything after the language; only the mirror itself adds `tabs`.
  const meta = mirrored && metastring !== 'tabs' ? '' : metastring;
  const fence = readFenceOf(languageOf(code), meta, source);
  if (!mirrored) assertWritable(fence);
  const {dataTitle} = code.properties as {dataTitle?: string};
  // `readmeFileNames` has read a title from the line above the block.
  return {...fence, title: fence.title ?? dataTitle};
}

/**
 * Puts a fence together.
 * @param meta what stands behind the language
 * @throws when something in it is wrong
 */
export function readFenceOf(language: string | undefined, meta: string, source: string): Fence {
  const attributes = readMeta(meta, source.split('\n').length);
  const marked =
    attributes.mark === undefined ? attributes.marked : linesWith(attributes.mark, source);
  return {language, source, ...attributes, marked};
}

function assertWritable({language, annotated, source}: Fence): void {
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
