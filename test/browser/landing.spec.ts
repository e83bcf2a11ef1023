import {expect, type Page, test} from '@playwright/test';
import {applicationScripts, wake} from './awake';
import {watchShifts} from './layout-shifts';

const source = (page: Page, name: string) => page.getByRole('radio', {name: `${name}, `});
const sources = (page: Page) => page.getByRole('group', {name: /source files/});
/** A file in the story of the chosen one: as it was written, or what is left of it. */
const file = (page: Page, name: string) =>
  page.getByRole('figure').filter({visible: true, has: page.getByText(name)});

test('no line of a chosen file is cut', async ({page}) => {
  await page.goto('/');
  const names = await sources(page).getByRole('radio').all();
  expect(names.length).toBeGreaterThan(5);
  for (const width of [320, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const name of names) {
      await name.check({force: true});
      const cut = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main pre')]
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
          .map(({localName, textContent}) => `${localName} ${textContent.slice(0, 30)}`),
      );
      expect(cut, `at ${width} px`).toEqual([]);
    }
  }
});

test('a chosen file lights its pieces', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const lit = () =>
    page.evaluate(() => {
      const fills = [...document.querySelectorAll('svg g[data-of]:not([data-of=webpack])')].map(
        (piece) => ({
          of: (piece as SVGElement).dataset.of,
          fill: getComputedStyle(piece.firstElementChild!).fill,
        }),
      );
      const restingColor = fills[0]!.fill;
      return [...new Set(fills.filter(({fill}) => fill !== restingColor).map(({of}) => of))];
    });
  for (const name of ['src/img/pot.svg', 'src/checkout.js']) {
    await source(page, name).check({force: true});
    const chosenSource = await source(page, name).inputValue();
    expect(await lit()).toEqual([chosenSource]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a chosen file shows what became of it', async ({page}) => {
    await page.goto('/');
    await expect(file(page, 'src/money.js')).toHaveCount(1);
    await sources(page).getByText('card.js').click();
    await expect(source(page, 'src/card.js')).toBeChecked();
    await expect(file(page, 'src/card.js')).toHaveCount(1);
    await expect(file(page, 'src/money.js')).toHaveCount(0);
    await expect(file(page, 'shop.').last()).toContainText('document.createElement("li")');
  });
});

test('what was chosen stays when the application wakes, and nothing moves', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const shifts = await watchShifts(page);
  const scripts = applicationScripts(page);
  await page.goto('/');
  expect(scripts).toEqual([]);
  expect(await shifts()).toBeLessThan(0.001);
  await sources(page).getByText('index.html').click();
  const before = await shifts();
  await wake(page);
  await expect(source(page, 'src/index.html')).toBeChecked();
  await expect(file(page, 'src/index.html')).toHaveCount(1);
  expect((await shifts()) - before).toBeLessThan(0.001);
});
