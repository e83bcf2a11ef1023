import {expect, type Page, test} from '@playwright/test';
import {faultsOf, faultsOfShape} from './axe';
import {unprovedPairs} from './color-pairs';
import {answerElsewhere} from './elsewhere';
import {isWholeSweep, kindPages, sweptPages} from './page-kinds';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
/** Colors do not fade from one scheme into the other. */
const plain = {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;

/** A window and its colors, and how faults are looked for in it. */
interface Look {
  name: string;
  viewport: {width: number; height: number};
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  faultsOf: (page: Page) => Promise<string[]>;
}

const first: Look = {name: 'on a desktop', viewport: desktop, media: plain, faultsOf};
/** The same page in other windows and colors, in an order that changes little between two. */
const others: readonly Look[] = [
  {name: 'in the dark', viewport: desktop, media: {...plain, colorScheme: 'dark'}, faultsOf},
  {
    name: 'in forced colors',
    viewport: desktop,
    media: {...plain, forcedColors: 'active'},
    faultsOf: faultsOfShape,
  },
  {
    name: 'on a phone in the dark',
    viewport: phone,
    media: {...plain, colorScheme: 'dark'},
    faultsOf: unprovedPairs,
  },
  {name: 'on a phone', viewport: phone, media: plain, faultsOf},
];

async function look(page: Page, {name, viewport, media, faultsOf: find}: Look): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
  const faults = await find(page);
  return faults.map((fault) => `${name}: ${fault}`);
}

for (const address of sweptPages) {
  test(`axe finds nothing on ${address}`, async ({page}) => {
    await answerElsewhere(page);
    await page.emulateMedia(plain);
    await page.goto(address);
    // Some screens are empty until their content arrives.
    await page.getByRole('heading', {level: 1}).first().waitFor();
    // Colors depend on no length of a page.
    const looks = isWholeSweep || kindPages.includes(address) ? [first, ...others] : [first];
    const found: string[] = [];
    for (const each of looks) found.push(...(await look(page, each)));
    found.push(...(await unprovedPairs(page)));
    expect(found).toEqual([]);
  });
}

test('axe would find a fault', async ({page}) => {
  await page.goto('/concepts/');
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<img src="/icons/favicon.svg">'));
  expect(await faultsOf(page, 'main')).toEqual([expect.stringContaining('image-alt')]);
});

test('axe would find a color that is too weak in the dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/concepts/');
  await page.getByRole('heading', {level: 1}).evaluate((title) => (title.style.color = '#222'));
  expect(await faultsOf(page, 'main')).toEqual([expect.stringContaining('color-contrast')]);
});

test('axe would find a target that is too small in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/concepts/');
  await page.locator('main').evaluate((main) => {
    const buttons = '<button>a</button>'.repeat(3);
    main.insertAdjacentHTML('beforeend', buttons);
    for (const button of main.querySelectorAll<HTMLElement>(':scope > button')) {
      button.style.width = '9px';
      button.style.height = '9px';
    }
  });
  expect(await faultsOfShape(page)).toContainEqual(expect.stringContaining('target-size'));
});

test('a text whose color is proved on another ground is found', async ({page}) => {
  await page.goto('/concepts/');
  await page
    .getByRole('heading', {level: 1})
    .evaluate((title) => (title.style.color = 'var(--term-green)'));
  expect(await unprovedPairs(page)).toEqual([
    expect.stringMatching(/^term-green on .+: "Concepts"$/),
  ]);
});

test('the first tab stop skips to the content', async ({page}) => {
  await page.goto('/concepts/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: /skip to (main )?content/i});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inside).toBe(true);
});

test('every stop of the keyboard shows where it is', async ({page}) => {
  await page.goto('/concepts/');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'body';
      const style = getComputedStyle(element);
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return ring || style.boxShadow !== 'none' ? 'ring' : element.outerHTML.slice(0, 120);
    });
    expect(['ring', 'body']).toContain(seen);
  }
});
