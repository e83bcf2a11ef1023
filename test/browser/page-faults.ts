import type {Page} from '@playwright/test';
import {isWholeSweep} from '../support/sweep';
import {faultsOf, faultsOfShape} from './axe';
import {unprovedPairs} from './color-pairs';
import {elementFaults} from './element-faults';
import {marginFaults} from './margin-faults';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
/** Colors do not fade from one scheme into the other. */
const plain = {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;
const dark = {...plain, colorScheme: 'dark'} as const;

/** A window and its colors, and how faults are looked for in it. */
interface Look {
  name: string;
  viewport: {width: number; height: number};
  media: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  find: (page: Page) => Promise<string[]>;
}

/** What every page is looked at for. */
const first: readonly Look[] = [
  {name: 'on a desktop', viewport: desktop, media: plain, find: faultsOf},
  {name: 'on a desktop', viewport: desktop, media: plain, find: unprovedPairs},
  {name: 'on a phone in the dark', viewport: phone, media: dark, find: unprovedPairs},
];
/** A page of each layout is looked at in other windows and colors, too. */
const others: readonly Look[] = [
  {name: 'in the dark', viewport: desktop, media: dark, find: faultsOf},
  {
    name: 'in forced colors',
    viewport: desktop,
    media: {...plain, forcedColors: 'active'},
    find: faultsOfShape,
  },
  {name: 'on a phone', viewport: phone, media: plain, find: faultsOf},
];

/** Gives what axe finds on a page, and colors that are not proved. */
export async function faultsInLooks(page: Page, isLayout: boolean): Promise<string[]> {
  const found: string[] = [];
  // Some screens are empty until their content arrives.
  await page.getByRole('heading', {level: 1}).first().waitFor();
  for (const {name, viewport, media, find} of isLayout ? [...first, ...others] : first) {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    found.push(...(await find(page)).map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia(plain);
  return found;
}

/** On both sides of each change of form, and the narrowest and widest windows. */
const formWidths = [320, 390, 719, 767, 768, 1023, 1024, 1239, 1240, 1440, 1920];
const allWidths = [...formWidths, 360, 480, 600, 720, 744, 900, 1525, 2560];

/** Gives what does not fit where on a page: it never scrolls sideways, and its menu can be reached. */
export async function faultsAtWidths(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const reachable = page
    .getByRole('button', {name: /menu/i})
    .or(page.getByRole('navigation', {name: /documentation|main/i}))
    .filter({visible: true});
  for (const width of isWholeSweep ? allWidths : formWidths) {
    await page.setViewportSize({width, height: 900});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const found = [...(await elementFaults(page)), ...(await marginFaults(page))];
    if (overflow > 0) found.push(`${overflow} px too wide`);
    if ((await reachable.count()) === 0) found.push('no menu can be reached');
    if (found.length > 0) return found.map((fault) => `at ${width} px: ${fault}`);
  }
  return [];
}
