import type {Page} from '@playwright/test';
import {isWholeSweep} from '../support/sweep';
import {faultsOf, faultsOfShape} from './axe';
import {elementFaults} from './element-faults';
import {marginFaults} from './margin-faults';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};
/** Colors do not fade from one scheme into the other. */
const plain = {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;

/**
 * Gives what axe finds on a page.
 * @param isLayout whether it stands for all of its layout: then it is looked at in more windows
 */
export async function faultsInLooks(page: Page, isLayout: boolean): Promise<string[]> {
  const faults: string[] = [];
  async function look(
    name: string,
    viewport: typeof phone,
    media: Parameters<Page['emulateMedia']>[0],
    find = faultsOf,
  ) {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    faults.push(...(await find(page)).map((fault) => `${name}: ${fault}`));
  }
  // Some screens are empty until their content arrives.
  await page.getByRole('heading', {level: 1}).first().waitFor();
  await look('on a desktop', desktop, plain);
  await look('in the dark', desktop, {...plain, colorScheme: 'dark'});
  if (isLayout) {
    await look('in forced colors', desktop, {...plain, forcedColors: 'active'}, faultsOfShape);
    await look('on a phone', phone, plain);
  }
  await page.emulateMedia(plain);
  return faults;
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
    const faults = [...(await elementFaults(page)), ...(await marginFaults(page))];
    if (overflow > 0) faults.push(`${overflow} px too wide`);
    if ((await reachable.count()) === 0) faults.push('no menu can be reached');
    if (faults.length > 0) return faults.map((fault) => `at ${width} px: ${fault}`);
  }
  return [];
}
