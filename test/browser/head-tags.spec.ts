import {expect, type Page, test} from '@playwright/test';
import {site} from '../../src/config/site';
import {outputLink, wake} from './awake';

/** What the head says, styles and the marks of react-helmet-async aside; structured data by key. */
const tagsOf = (page: Page) =>
  page.evaluate(() => {
    const byKey = (_: string, value: unknown): unknown =>
      value instanceof Object && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    const textOf = (tag: Element) => {
      if (tag.matches('script')) return JSON.stringify(JSON.parse(tag.textContent), byKey);
      const attributes = [...tag.attributes]
        .filter(({name}) => name !== 'data-rh')
        .map(({name, value}) => `${name}=${value}`);
      return [tag.localName, ...attributes.sort(), tag.textContent].join(' ').trim();
    };
    return [
      ...document.head.querySelectorAll('title, meta, link:not([rel=stylesheet]), [type*=json]'),
    ]
      .map(textOf)
      .sort();
  });

test('waking leaves the tags as they are', async ({page}) => {
  await page.goto('/concepts/');
  const asleep = await tagsOf(page);
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(await tagsOf(page)).toEqual(asleep);
});

test('a page that the application shows has the tags of the same page loaded', async ({page}) => {
  await page.goto('/concepts/output/');
  const loaded = await tagsOf(page);
  expect(loaded.filter((tag) => /rel=canonical|text\/markdown|TechArticle/.test(tag))).toEqual([
    expect.stringContaining('href=/concepts/output/index.md'),
    expect.stringContaining(`href=${site.url}/concepts/output/`),
    expect.stringContaining(`"url":"${site.url}/concepts/output/"`),
  ]);

  await page.goto('/concepts/');
  await wake(page);
  await outputLink(page).click();
  await expect(page).toHaveTitle('Output | webpack');
  await expect.poll(() => tagsOf(page)).toEqual(loaded);
});
