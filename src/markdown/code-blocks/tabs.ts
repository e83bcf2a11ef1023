import type {Element} from 'hast';
import {h} from 'hastscript';
import {tabGroups, type TabValue} from '../../config/tabs';
import {radioButtons} from '../tabs/radio-buttons';
import type {Fence} from '../../content/fences/fence';
import {commandsFor, packageManagerNames} from './package-managers';
import {isShell} from './terminal';

/** One panel of tabs. */
export interface Variant {
  value: TabValue;
  /** What readers call it. */
  name: string;
  fence: Fence;
}

/** A block that readers see in the variant they have chosen. */
export interface TabGroup {
  /** What the choice is about. */
  legend: string;
  variants: Variant[];
}

/**
 * Makes the variants of a fence with `tabs`: its commands for each package manager.
 * @throws when it has no commands of npm
 */
export function variantsOf(fence: Fence): TabGroup {
  const variants = tabGroups.packageManager.map((value) => ({
    value,
    name: packageManagerNames[value],
    fence: {...fence, source: commandsFor(value, fence.source)},
  }));
  if (!isShell(fence) || variants.every((variant) => variant.fence.source === fence.source)) {
    throw new Error('tabs are for bash with commands of npm, and there is none: leave tabs out');
  }
  return {legend: 'Package manager', variants};
}

/**
 * Draws tabs as a group of radio buttons, which need no script, and a panel for each. Which one
 * shows is decided by src/css/tabs.css; on paper all of them do, with their names.
 * @param name of the radio buttons, which no others of the document may have
 * @param draw draws a variant
 */
export function tabs(
  {legend, variants}: TabGroup,
  name: string,
  draw: (fence: Fence) => Element,
): Element {
  let isWide = false;
  const panels = variants.map((variant) => {
    const panel = draw(variant.fence);
    const classes = panel.properties.className as string[];
    isWide ||= classes.includes('across');
    panel.properties.className = [...classes, variant.value];
    panel.properties.dataTab = variant.name;
    return panel;
  });
  return h('div', {className: ['tabs', ...(isWide ? ['across'] : [])]}, [
    radioButtons(legend, variants, name),
    ...panels,
  ]);
}
