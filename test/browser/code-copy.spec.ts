import {expect, test} from '@playwright/test';
import {older} from '../support/older-version';

const sample = [
  '/',
  '/configuration/',
  '/guides/getting-started/',
  '/loaders/css-loader/',
  `${older.base}guides/installation/`,
];

for (const url of sample) {
  test(`code of ${url} is copied without prompts and notes`, async ({page}) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, {copied});
      navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    });
    await page.goto(url);
    const {copied, blocks} = await page.evaluate(() => {
      // Also those of panels that are not shown.
      const buttons = document.querySelectorAll<HTMLElement>('main figure > .copy');
      buttons.forEach((button) => button.click());
      return {copied: (window as unknown as {copied: string[]}).copied, blocks: buttons.length};
    });
    expect(blocks).toBeGreaterThan(1);
    expect(copied).toHaveLength(blocks);
    for (const text of copied) expect(text).not.toMatch(/^\s*$|^\$ |\n\$ |@note/);
  });
}

test('long lines scroll by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/configuration/');
  const code = page.getByRole('group', {name: 'webpack.config.js, JavaScript'}).first();
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});
