import {expect, test} from '@playwright/test';
import {older} from '../support/older-version';

for (const url of ['/guides/getting-started/', `${older.base}guides/installation/`]) {
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
