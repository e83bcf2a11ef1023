import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark scheme has the same elements in other colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Gives what axe finds on a page, as `rule: element`: everything in the light scheme, faults of
 * color in the dark one.
 * @param within selector of the only part that is looked at
 */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({page});
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) axe.withRules(rulesOfColor);
  else axe.withTags(levels);
  if (within) axe.include(within);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
