import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import parseRange from 'parse-numeric-range';

/** A fenced code block as it was written. */
export interface Fence {
  /** Lower case; missing when nothing stands behind the fence. */
  language?: string;
  title?: string;
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
  /** The code without its last line break. */
  source: string;
}

/**
 * Reads the code block that `pre` holds: language, and of what follows it `title="…"` and `{1,3-5}`.
 * @param mirrored whether it comes from a README: GitHub ignores what follows the language, so do we
 * @returns undefined when `pre` is no code block
 * @throws when the title is empty, an attribute is unknown or a marked line does not exist; the
 *   message says how to repair it
 */
export function readFence(pre: Element, mirrored: boolean): Fence | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const source = toString({type: 'root', children: code.children} as Root).replace(/\n$/, '');
  const meta = mirrored ? '' : String(code.properties.metastring ?? '');
  return {
    language: languageOf(code),
    title: titleIn(meta) ?? titleAbove(code),
    marked: markedIn(meta, source.split('\n').length),
    source,
  };
}

function languageOf(code: Element): string | undefined {
  const classes = [code.properties.className ?? []].flat().map(String);
  const name = classes.find((className) => className.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase();
}

/** `readmeFileNames` found it in the line above. */
function titleAbove({properties}: Element): string | undefined {
  return properties.dataTitle === undefined ? undefined : String(properties.dataTitle);
}

function titleIn(meta: string): string | undefined {
  for (const [, name, , double, single] of meta.matchAll(/([\w-]+)=("([^"]*)"|'([^']*)'|\S*)/g)) {
    if (name !== 'title')
      throw new Error(`${name}= is unknown here; a code block may have title="…" and {1,3-5}`);
    const title = (double ?? single ?? '').trim();
    if (!title)
      throw new Error(
        'title="" is empty: name the file in quotes, as in title="webpack.config.js", or leave it out',
      );
    return title;
  }
  return undefined;
}

function markedIn(meta: string, lineCount: number): ReadonlySet<number> {
  const list = /\{([^}]*)\}/.exec(meta)?.[1];
  if (list === undefined) return new Set();
  const lines = parseRange(list);
  const wrong = lines.find((line) => line < 1 || line > lineCount);
  if (lines.length === 0 || wrong !== undefined) {
    throw new Error(
      `{${list}} marks ${wrong === undefined ? 'no line' : `line ${wrong}`}; the code has the lines 1 to ${lineCount}`,
    );
  }
  return new Set(lines);
}
