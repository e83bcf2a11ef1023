import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {tabGroups} from '../../src/config/tabs';
import {fillQuotations} from '../../src/content/examples/fill-quotations';
import {pagesOf, type DirectoryNode} from '../../src/content/node';
import {commandsFor} from '../../src/markdown/code-blocks/tabs';
import {older} from '../support/older-version';

const pages = ['build/content-index.json', `build${older.base}content-index.json`].flatMap((file) =>
  pagesOf(JSON.parse(readFileSync(file, 'utf8')) as DirectoryNode),
);
const sample = [
  '/',
  '/configuration/',
  '/guides/getting-started/',
  '/concepts/configuration/',
  '/loaders/css-loader/',
  `${older.base}guides/installation/`,
];
const swept = pages.filter(({url}) => process.env.SWEEP === 'all' || sample.includes(url));

for (const {url, path: file} of swept) {
  test(`every code block of ${url} is copied as it was written`, async ({page}) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, {copied});
      navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    });
    await page.goto(url);
    const copied = await page.evaluate(async () => {
      // Also those of panels that are not shown.
      document
        .querySelectorAll<HTMLElement>('main figure > .copy')
        .forEach((button) => button.click());
      await Promise.resolve();
      return (window as unknown as {copied: string[]}).copied;
    });
    const beside = new Set(await page.locator('dl.facts dd').allTextContents());
    const written = copiesOf(file).filter((text) => !beside.has(typeIn(text)));
    expect(copied).toEqual(written);
  });
}

/** What a README's `type name = …;` says: a short one stands beside the text instead. */
const typeIn = (source: string): string =>
  /^type \w+ =([^]+);$/
    .exec(source)?.[1]!
    .replace(/\s+/g, ' ')
    .replace(/^ (?:\| )?/, '') ?? source;

test('long lines scroll by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/configuration/');
  const code = page.getByRole('group', {name: 'webpack.config.js, JavaScript'}).first();
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

/** Reads what is written. */
const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Gives what the copy buttons of a page have to copy, in their order, read from its Markdown.
 * @param file path of the page
 */
function copiesOf(file: string): string[] {
  const copies: string[] = [];
  const isReadme = path.basename(file).startsWith('_');
  const tree = parser.parse(readFileSync(file, 'utf8')) as Root;
  if (!isReadme) {
    fillQuotations(tree, process.cwd(), file, (_, message) => {
      throw new Error(`${file}: ${message}`);
    });
  }
  visit(tree, 'code', (code) => {
    // It is drawn.
    if (code.lang === 'figure') return;
    const isTabs = !isReadme || code.meta === 'tabs';
    copies.push(...(isTabs ? variantsOf(code) : [copyOf({...code, meta: ''}, true)]));
  });
  return copies;
}

function variantsOf(code: Code): string[] {
  const words = (code.meta ?? '').replace(/"[^"]*"/g, '').split(/\s+/);
  const value = words.includes('annotated')
    ? code.value.replace(/^ *\/\/ @note\b.*\n(?: *\/\/.*\n)*/gm, '')
    : code.value;
  if (!words.includes('tabs')) return [copyOf({...code, value}, false)];
  return tabGroups.packageManager.map((name) => commandsFor(name, value));
}

/** Commands without prompt and answers, the new side of a diff, everything else as it is. */
function copyOf({lang, meta, value}: Code, isReadme: boolean): string {
  const lines = value.split('\n');
  if (lang === 'diff') {
    return lines
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.slice(1))
      .join('\n');
  }
  const isSession = /^(console|sh(ell)?-?session)$/.test(lang ?? '');
  const isShell = /^(bash|sh|shell|zsh)$/.test(lang ?? '') && !/title=/.test(meta ?? '');
  if (!isSession && !isShell) return value;
  const hasPrompts = lines.some((line) => line.startsWith('$ '));
  const starts = isSession && (hasPrompts || !isReadme) ? /^\$ / : /^[^#\s]/;
  const commands = lines.filter(
    (line, index) => starts.test(line) || lines[index - 1]?.endsWith('\\'),
  );
  return commands.length > 0
    ? commands.map((line) => line.replace(/^\$ /, '').trimEnd()).join('\n')
    : value;
}
