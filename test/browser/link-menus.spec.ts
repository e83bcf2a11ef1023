import {expect, type Page, test} from '@playwright/test';
import {newest} from '../../src/versions';
import {older} from '../support/older-version';
import {loadMenuStyles} from './awake';
import {hold} from './held-requests';

const menus = [
  {name: 'Page actions', first: 'Edit Document', last: 'View as Markdown'},
  {name: 'Select language', first: 'English', last: '한국어'},
  {
    name: `v${newest.label}, select version`,
    first: `webpack ${newest.label} ${newest.webpack}`,
    last: `webpack ${older.label} ${older.webpack}`,
  },
];

for (const {name, first, last} of menus) {
  test.describe(name, () => {
    const button = (page: Page) => page.getByRole('button', {name});
    const link = (page: Page, text: string) =>
      page.locator('[data-link-menu]').getByRole('link', {name: text});
    const is = (page: Page, state: 'open' | 'closed') =>
      expect(link(page, first)).toBeVisible({visible: state === 'open'});

    test.beforeEach(async ({page}) => {
      await page.goto('/concepts/');
      await loadMenuStyles(page);
      await expect(button(page)).toHaveAttribute('aria-haspopup', 'true');
      await is(page, 'closed');
    });

    test('opens under the mouse, and closes when it leaves @spec-2.8.3 @spec-4.18', async ({
      page,
    }) => {
      await button(page).hover();
      await is(page, 'open');
      await link(page, last).hover();
      await page.waitForTimeout(400);
      await is(page, 'open');
      await page.mouse.move(300, 600);
      await is(page, 'closed');
      // A click after hovering keeps it open, the next one closes it.
      await button(page).hover();
      await is(page, 'open');
      await button(page).click();
      await expect(link(page, first)).toBeFocused();
      await page.mouse.move(300, 600);
      await page.waitForTimeout(400);
      await is(page, 'open');
      await button(page).click();
      await is(page, 'closed');
    });

    test('stays closed under the mouse after Escape, until the mouse has left it', async ({
      page,
    }) => {
      await button(page).hover();
      await is(page, 'open');
      await page.keyboard.press('Escape');
      await is(page, 'closed');
      const {x, y, width, height} = (await button(page).boundingBox())!;
      await page.mouse.move(x + width - 4, y + height / 2, {steps: 4});
      await page.mouse.move(x + 4, y + height / 2, {steps: 4});
      await page.waitForTimeout(400);
      await is(page, 'closed');
      await page.mouse.move(300, 600);
      await button(page).hover();
      await is(page, 'open');
    });

    test('keys open it, go round and leave it, and Escape gives the focus back @spec-2.8.3', async ({
      page,
    }) => {
      await button(page).press('Enter');
      await is(page, 'open');
      await expect(link(page, first)).toBeFocused();
      await page.keyboard.press('Escape');
      await is(page, 'closed');
      await expect(button(page)).toBeFocused();
      for (const [key, focused] of [
        ['ArrowDown', first],
        ['ArrowUp', last],
        ['ArrowDown', first],
      ] as const) {
        await page.keyboard.press(key);
        await expect(link(page, focused)).toBeFocused();
      }
      const elsewhere = page.getByRole('link', {name: 'GitHub Repository'}).first();
      await elsewhere.focus();
      await is(page, 'closed');
      await expect(elsewhere).toBeFocused();
      await button(page).press('Enter');
      await is(page, 'open');
      await page.mouse.click(640, 700);
      await is(page, 'closed');
    });

    test('hangs below its button, inside the window', async ({page}) => {
      await page.setViewportSize({width: 768, height: 800});
      await button(page).focus();
      await page.keyboard.press('ArrowDown');
      const above = (await button(page).boundingBox())!;
      const list = (await page.locator('[data-link-menu] > :popover-open').boundingBox())!;
      expect(list.y - above.y - above.height).toBeCloseTo(4, 0);
      expect(list.x + list.width).toBeCloseTo(above.x + above.width, 0);
      expect(list.x).toBeGreaterThanOrEqual(0);
    });
  });
}

test('styles of menus come when the reader moves, and menus open without them, too', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/menus.*.css', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/concepts/', {waitUntil: 'networkidle'});
  expect(asked).toEqual([]);
  await page.mouse.move(300, 600);
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole('button', {name: 'Page actions'}).hover();
  const list = page.locator('[data-link-menu] > ul').filter({hasText: 'Edit Document'});
  await expect(list).toHaveCSS('opacity', '1');
  await page.mouse.move(300, 640);
  await page.keyboard.press('Escape');
  expect(asked).toHaveLength(1);
});

test('a menu that the mouse rests on opens when its script comes late', async ({page}) => {
  const release = await hold(page, '**/link-menus.*.js');
  await page.goto('/concepts/');
  await loadMenuStyles(page);
  await page.getByRole('button', {name: 'Page actions'}).hover();
  const link = page.locator('[data-link-menu]').getByRole('link', {name: 'Edit Document'});
  await expect(link).toBeHidden();
  release();
  await expect(link).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(link).toBeHidden();
});
