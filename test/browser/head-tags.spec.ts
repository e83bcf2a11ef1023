import {expect, type Page, test} from '@playwright/test';
import {site} from '../../src/config/site';
import {outputLink, wake} from './awake';

test.use({viewport: {width: 1280, height: 800}});

/** What the head says, styles and the marks of react-helmet-async aside. */
const tagsOf = (page: Page) =>
  page.evaluate(() => {
    const textOf = (tag: Element) => {
      const attributes = [...tag.attributes]
        .filter(({name}) => name !== 'data-rh')
        .map(({name, value}) => `${name}=${value}`);
      return [tag.localName, ...attributes.sort(), tag.textContent].join(' ').trim();
    };
    const tags = document.head.querySelectorAll('title, meta, link:not([rel=stylesheet])');
    return [...tags].map(textOf).sort();
  });

test('waking leaves the tags as they are', async ({page}) => {
  await page.goto('/concepts/');
  const asleep = await tagsOf(page);
  await page.evaluate(() => {
    // Chunks come and go.
    const changed: string[] = [];
    Object.assign(window, {changed});
    new MutationObserver((changes) =>
      changes
        .flatMap(({addedNodes, removedNodes}) => [...addedNodes, ...removedNodes])
        .filter((node) => node instanceof HTMLElement && !node.matches('script, [rel=stylesheet]'))
        .forEach((node) => changed.push((node as Element).outerHTML)),
    ).observe(document.head, {childList: true, subtree: true});
  });
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'changed') as unknown)).toEqual([]);
  expect(await tagsOf(page)).toEqual(asleep);
});

test('a page that the application shows has the tags of the same page loaded', async ({page}) => {
  await page.goto('/concepts/output/');
  const loaded = await tagsOf(page);
  expect(loaded.filter((tag) => /rel=canonical|text\/markdown/.test(tag))).toEqual([
    expect.stringContaining('href=/concepts/output/index.md'),
    expect.stringContaining(`href=${site.url}/concepts/output/`),
  ]);

  await page.goto('/concepts/');
  await wake(page);
  await outputLink(page).click();
  await expect(page).toHaveTitle('Output | webpack');
  await expect.poll(() => tagsOf(page)).toEqual(loaded);
});
