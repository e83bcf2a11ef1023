import {expect, type Page, test} from '@playwright/test';
import {lengths} from '../../src/markdown/margin/block-height';

/**
 * `src/markdown/margin/` runs before there are styles, in a build without a browser: it repeats
 * some of their lengths. These tests hold them against what a browser makes of the styles.
 */
test.use({viewport: {width: 1440, height: 900}});

/** Gives a computed length of the first element that a selector finds, in px. */
const lengthOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)),
      property,
    );

const {text, margin, above, rows} = lengths;

const repeated = [
  {what: 'a line of text', at: '.prose > p + p', property: 'line-height', px: text.line},
  {what: 'above a paragraph', at: '.prose > p + p', property: 'margin-top', px: above.p},
  {
    what: 'above an item',
    at: '.prose > ul:not([class]) > li',
    property: 'margin-top',
    px: above.li,
  },
  {what: 'above an h2', at: '.prose > .heading.h2', property: 'margin-top', px: above.h2},
  {
    what: 'above another heading',
    at: '.prose > p + .heading:not(.h2)',
    property: 'margin-top',
    px: above.heading,
  },
  {what: 'above code', at: '.prose > p + .code', property: 'margin-top', px: above.block},
  {
    what: 'above a table',
    at: '.prose > .table',
    property: 'margin-top',
    px: above.block,
    page: '/concepts/dependency-graph/',
  },
  {what: 'a line of code', at: '.prose > .code pre', property: 'line-height', px: rows.code},
  {what: 'a line of a note', at: '.prose .beside', property: 'line-height', px: margin.line},
];

for (const {what, at, property, px, page: address = '/concepts/entry-points/'} of repeated) {
  test(`${what} is as high as the margin takes it for`, async ({page}) => {
    await page.goto(address);
    expect(Math.floor(await lengthOf(page, at, property))).toBe(px);
  });
}

for (const address of ['/concepts/entry-points/', '/concepts/output/', '/guides/caching/']) {
  test(`${address} gives the text at least the room that was counted on`, async ({page}) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const paragraphs = await page
      .locator('.prose > p:not(.lead)')
      .evaluateAll((all) =>
        all.map((p) => ({length: p.textContent!.trim().length, height: p.clientHeight})),
      );
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    const counted = paragraphs.map(({length}) => Math.ceil(length / text.characters) * text.line);
    expect(paragraphs.length).toBeGreaterThan(5);
    // One line may be longer than the middle, ten in a row are not.
    expect(sum(paragraphs.map(({height}) => height))).toBeGreaterThanOrEqual(sum(counted) * 0.98);
  });
}

test('no note is higher than the room that was kept for it', async ({page}) => {
  await page.goto('/concepts/entry-points/');
  await page.evaluate(() => document.fonts.ready);
  const notes = await page
    .locator('.prose .beside')
    .evaluateAll((all) =>
      all.map((note) => ({length: note.textContent!.length, height: note.clientHeight})),
    );
  const kept = (length: number) =>
    Math.ceil(length / margin.characters) * margin.line + above.block;
  expect(notes.length).toBeGreaterThan(1);
  expect(notes.filter(({length, height}) => height > kept(length))).toEqual([]);
});
