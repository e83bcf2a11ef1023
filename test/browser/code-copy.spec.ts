import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {pagesOf, type DirectoryNode} from '../../src/content/node';
import {copiesOf} from '../support/code-samples';
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

for (const {url, path} of swept) {
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
    const written = copiesOf(path).filter((text) => !beside.has(typeIn(text)));
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
