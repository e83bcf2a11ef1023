import {expect, test} from '@playwright/test';
import {faultsOf, faultsOfShape} from './axe';
import {field} from './search-field';

// Every page is held to what axe finds in every-page.spec.ts.
test('a fault of each kind would be found', async ({page}) => {
  await page.goto('/concepts/');
  const title = page.getByRole('heading', {level: 1});
  await title.evaluate((element) => {
    element.insertAdjacentHTML(
      'afterend',
      '<img src="/icons/favicon.svg"><p><button>a</button><button>b</button></p>',
    );
    for (const {style} of document.querySelectorAll<HTMLElement>('h1 + img + p > button'))
      Object.assign(style, {width: '9px', height: '9px', padding: '0'});
  });
  expect(await faultsOf(page, 'main')).toContainEqual(expect.stringContaining('image-alt'));
  expect(await faultsOfShape(page)).toContainEqual(expect.stringContaining('target-size'));
  await page.emulateMedia({colorScheme: 'dark'});
  await title.evaluate(({style}) => (style.color = '#222'));
  expect(await faultsOf(page, 'main')).toEqual([expect.stringContaining('color-contrast')]);
});

test('the first stop of the keyboard skips to the content, and all show where they are', async ({
  page,
}) => {
  await page.goto('/concepts/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /skip to (main )?content/i})).toBeFocused();
  for (let stop = 0; stop < 40; stop += 1) {
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'body';
      const style = getComputedStyle(element);
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return ring || style.boxShadow !== 'none' ? 'ring' : element.outerHTML.slice(0, 120);
    });
    expect(['ring', 'body']).toContain(seen);
    await page.keyboard.press('Tab');
  }
  await page.goto('/concepts/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}, viewport: {width: 1280, height: 800}});

  test('what colors say is said in another way, too', async ({page}) => {
    await page.goto('/concepts/output/#placeholders');
    const sidebar = page.getByRole('navigation', {name: 'Concepts', exact: true});
    const current = sidebar.getByRole('link', {name: 'Output', exact: true});
    await expect(current).toHaveCSS('font-weight', '600');
    const heading = sidebar.locator('[aria-current="location"]');
    await expect(heading).toHaveText(['Placeholders']);
    await expect(heading).toHaveCSS('font-weight', '600');
    const cross = await page.getByRole('button', {name: 'Dismiss'}).evaluate((button) => {
      const {borderTopWidth, borderTopStyle} = getComputedStyle(button, '::before');
      return `${borderTopWidth} ${borderTopStyle}`;
    });
    expect(cross).toBe('2px solid');
    await page.getByRole('button', {name: 'Select language'}).press('Enter');
    await expect(page.locator('#languages')).toBeVisible();
    await expect(page.locator('#languages')).toHaveCSS('border-top-style', 'solid');
  });

  test('the search has an edge, and a switch shows whether it is on', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    await expect(field(page)).toHaveCSS('border-top-style', 'solid');
    const split = page.getByRole('switch', {name: 'import()'});
    const off = await split.screenshot();
    await split.check();
    expect((await split.screenshot()).equals(off)).toBe(false);
  });
});
