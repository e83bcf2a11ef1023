import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark scheme has the same elements in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Gives axe for a page without frames. What it does for frames, and for elements in which it finds
 * nothing, takes longer than its rules.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();

/** Rules about what is drawn, apart from its colors: in forced colors these are the reader's own. */
const rulesOfShape = ['target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/** Gives what axe finds about the shape of what a page shows, as `rule: element`. */
export const faultsOfShape = (page: Page): Promise<string[]> =>
  run(axeOn(page).withRules(rulesOfShape));

/**
 * Gives what axe finds on a page, as `rule: element`: everything in the light scheme, faults of
 * color in the dark one.
 * @param within selector of the only part that is looked at
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  const axe = axeOn(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) axe.withRules(rulesOfColor);
  else axe.withTags(levels);
  if (within) axe.include(within);
  return run(axe);
}

async function run(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
