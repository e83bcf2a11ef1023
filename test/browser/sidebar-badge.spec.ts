import {newest} from '../../src/versions';
import {expect, type Page, test} from '@playwright/test';
import {noise, outputLink} from './awake';
import {watchShifts} from './layout-shifts';
import {older} from '../support/older-version';

test.use({viewport: {width: 1280, height: 800}});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Concepts', exact: true});

test.describe('the badge', () => {
  const service = 'https://img.shields.io/**';
  const image =
    'https://img.shields.io/github/package-json/v/webpack/webpack.svg?label=webpack&style=flat-square&maxAge=3600';
  const badge = (page: Page) => sidebar(page).getByRole('link', {name: /^webpack \d+\.\d+\.\d+/});

  /** Answers for the badge service, and collects what it is asked. */
  async function listen(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(service, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20"/>',
      });
    });
    return asked;
  }

  test('says the version as text and leads to the releases; its image waits @spec-2.6.1', async ({
    page,
  }) => {
    const asked = await listen(page);
    await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
    await expect(badge(page)).toContainText(`webpack ${newest.webpack}`);
    await expect(badge(page)).toHaveAttribute(
      'href',
      'https://github.com/webpack/webpack/releases',
    );
    await outputLink(page).hover();
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('asks for its image when it is pointed at, and moves nothing @spec-2.6.1', async ({
    page,
  }) => {
    const asked = await listen(page);
    const messages = noise(page);
    const shifts = await watchShifts(page);
    await page.goto('/concepts/output/', {waitUntil: 'networkidle'});
    const before = await shifts();
    await badge(page).hover();
    await expect.poll(() => asked).toEqual([image]);
    expect(await shifts()).toBe(before);
    expect(messages).toEqual([]);
  });

  test('asks for its image when the keyboard reaches it', async ({page}) => {
    const asked = await listen(page);
    await page.goto('/concepts/output/');
    await badge(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(badge(page)).toBeFocused();
    await expect.poll(() => asked).toEqual([image]);
  });

  test('of an older version does not ask a service that knows the newest release only', async ({
    page,
  }) => {
    const asked = await listen(page);
    await page.goto(`${older.base}concepts/output/`);
    await expect(badge(page)).toContainText(`webpack ${older.webpack}`);
    await badge(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
