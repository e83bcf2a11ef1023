import {expect, type Page, test} from '@playwright/test';

const address = '/configuration/';
const block = (page: Page) => page.locator('.code.annotated:visible').first();
const notes = (page: Page) => block(page).getByRole('note');
const lines = (page: Page) => block(page).locator('.noted');

const button = (page: Page, number: number) =>
  block(page).getByRole('button', {name: `Note ${number}`, exact: true});

test('one note is open in the margin, beside its line, and all are on paper @spec-2.5.7', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address, {waitUntil: 'networkidle'});
  await expect(notes(page)).toHaveCount(1);
  await expect(button(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await lines(page).nth(3).locator('> span').hover();
  await expect(notes(page)).toContainText('output');
  await expect(button(page, 4)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 1)).toHaveAttribute('aria-expanded', 'false');
  const note = (await notes(page).boundingBox())!;
  const line = (await lines(page).nth(3).boundingBox())!;
  const code = (await block(page).boundingBox())!;
  expect(note.x).toBeGreaterThan(code.x + code.width);
  expect(note.x + note.width).toBeLessThan(1440);
  expect(Math.abs(note.y - line.y)).toBeLessThan(4);
  await button(page, 4).press('Enter');
  await expect(notes(page)).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(notes(page)).toHaveCount(await lines(page).count());
});

test('without a margin notes open below their lines, inside of the window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await page.goto(address, {waitUntil: 'networkidle'});
  await button(page, 2).click();
  await button(page, 4).click();
  await expect(notes(page)).toHaveCount(3);
  const note = notes(page).nth(1);
  const box = (await note.boundingBox())!;
  const line = (await lines(page).nth(1).boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(line.y + line.height - 1);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  // A line that scrolls takes no note along.
  await block(page)
    .locator('pre')
    .evaluate((pre) => pre.scrollTo({left: 100}));
  expect((await note.boundingBox())!.x).toBe(box.x);
  await note.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(notes(page)).toHaveCount(0);
  await expect(button(page, 2)).toBeFocused();
});

for (const width of [320, 768, 1440])
  test(`keys and clicks open and close notes in a window of ${width} px @spec-2.5.7`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(address, {waitUntil: 'networkidle'});
    // The first is open on purpose: it shows what the numbers do.
    await expect(notes(page)).toHaveCount(1);
    await page.getByRole('heading', {level: 1}).click();
    await expect(notes(page)).toHaveCount(0);
    const third = button(page, 3);
    await third.focus();
    const isOpen = (state: boolean) =>
      expect(third).toHaveAttribute('aria-expanded', String(state));
    // Where notes stand in the margin, the focus opens the one beside it.
    if ((await third.getAttribute('aria-expanded')) === 'true') await third.press('Enter');
    for (const key of ['Enter', 'Space']) {
      await isOpen(false);
      await third.press(key);
      await isOpen(true);
      await expect(notes(page)).toHaveCount(1);
      await third.press(key);
    }
    await third.click();
    await notes(page).getByRole('link').first().focus();
    await page.getByRole('heading', {level: 1}).click();
    await isOpen(false);
    await expect(third).toBeFocused();
  });
