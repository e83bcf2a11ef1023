import {expect, type Page, test} from '@playwright/test';
import {copiesOf} from '../support/code-samples';

const address = '/configuration/';
const [commonJs = ''] = copiesOf('docs/configuration/index.md');
const block = (page: Page) => page.locator('.code.annotated:visible').first();
const notes = (page: Page) => block(page).getByRole('note');
const lines = (page: Page) => block(page).locator('.noted');

/** Where each note, its line and the code are. */
const places = (page: Page) =>
  block(page).evaluate((figure) => {
    const boxOf = (element: Element) => {
      const {top, bottom, left, right} = element.getBoundingClientRect();
      return {top, bottom, left, right};
    };
    const all = (selector: string) => [...figure.querySelectorAll(selector)].map(boxOf);
    return {notes: all('.note'), lines: all('.noted'), code: boxOf(figure)};
  });

test('notes stand in the margin beside their lines, and push each other, never the code @spec-2.5.7', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address);
  const {notes: boxes, lines: noted, code} = await places(page);
  expect(boxes.length).toBeGreaterThan(5);
  expect(Math.abs(boxes[0]!.top - noted[0]!.top)).toBeLessThan(3);
  boxes.forEach((box, index) => {
    expect(box.left).toBeGreaterThan(code.right);
    expect(box.top).toBeGreaterThan(noted[index]!.top - 3);
    expect(box.top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0);
  });
  const without = await block(page).evaluate((figure) => {
    const before = figure.getBoundingClientRect().height;
    figure.querySelectorAll('.note').forEach((note) => note.remove());
    return before - figure.getBoundingClientRect().height;
  });
  expect(without).toBe(0);
});

test('without a margin each note follows its line, inside of the window', async ({page}) => {
  for (const width of [320, 768, 1239]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(address);
    const {notes: boxes, lines: noted, code} = await places(page);
    boxes.forEach((box, index) => {
      expect(box.top).toBeGreaterThanOrEqual(noted[index]!.bottom - 1);
      expect(box.bottom).toBeLessThanOrEqual((noted[index + 1] ?? code).bottom);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
    });
    // A line that scrolls takes no note along.
    await block(page)
      .locator('pre')
      .evaluate((pre) => pre.scrollTo({left: 100}));
    expect((await places(page)).notes[0]!.left).toBe(boxes[0]!.left);
  }
});

test('a selection by hand is the code only', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address, {waitUntil: 'networkidle'});
  await block(page)
    .locator('pre > code')
    .evaluate((code) => getSelection()!.selectAllChildren(code));
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(commonJs);
});

test('notes are Markdown, and lead to the page of their option', async ({page}) => {
  await page.goto(address);
  await expect(block(page).getByRole('link', {name: 'dependency graph'})).toHaveAttribute(
    'href',
    '/concepts/dependency-graph/',
  );
  await block(page).getByRole('link', {name: 'output', exact: true}).click();
  await expect(page).toHaveURL('/configuration/output/');
});

test('pages without annotated code or diffs load no script for it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address, {waitUntil: 'networkidle'});
  expect(asked.filter((url) => url.includes('code-selection'))).toHaveLength(1);
  asked.length = 0;
  await page.goto('/concepts/', {waitUntil: 'networkidle'});
  expect(asked.filter((url) => /code-selection|annotated/.test(url))).toEqual([]);
});

test('on paper notes stay in the margin', async ({page}) => {
  await page.setViewportSize({width: 673, height: 900});
  await page.goto(address);
  await page.emulateMedia({media: 'print'});
  const {notes: boxes, code} = await places(page);
  for (const box of boxes) expect(box.left).toBeGreaterThan(code.right);
  expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(673);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('notes are there, and no button that does nothing', async ({page}) => {
    await page.goto(address);
    await expect(notes(page).first()).toBeVisible();
    await expect(lines(page).first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^Copy webpack/})).toHaveCount(0);
  });
});
