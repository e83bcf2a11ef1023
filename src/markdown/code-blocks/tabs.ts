import path from 'node:path';
import type {Element} from 'hast';
import {h} from 'hastscript';
import {tabGroups, type TabValue} from '../../config/tabs';
import {radioButtons} from '../tabs/radio-buttons';
import type {Fence} from '../../content/fences/fence';
import {fileNameIn, inModuleFormat, moduleFormatNames} from './module-formats';
import {commandsFor, packageManagerNames} from './package-managers';
import {isShell} from './terminal';

/** One panel of tabs. */
export interface Variant {
  value: TabValue;
  /** What readers call it. */
  name: string;
  fence: Fence;
}

/** What the style sheets ask of the tabs, too, when a panel is it. */
const ofWholeBlock = new Set(['across', 'annotated']);

/** A block that readers see in the variant they have chosen. */
export interface TabGroup {
  /** What the choice is about. */
  legend: string;
  variants: Variant[];
}

/**
 * Makes the variants of a fence with `tabs`: commands for each package manager, or a configuration
 * in each module format.
 * @throws when it is neither, or has something that a variant cannot have
 */
export function variantsOf(fence: Fence): TabGroup {
  const {title, source} = fence;
  if (isShell(fence)) {
    const variants = tabGroups.packageManager.map((value) => ({
      value,
      name: packageManagerNames[value],
      fence: {...fence, source: commandsFor(value, source)},
    }));
    if (variants.every((variant) => variant.fence.source === source)) {
      throw new Error('tabs are for commands of npm, and there is none: leave tabs out');
    }
    return {legend: 'Package manager', variants};
  }
  if (path.extname(title ?? '') !== '.js' || !['js', 'javascript'].includes(fence.language ?? '')) {
    throw new Error(
      'tabs are for bash with commands of npm, and for js with the title of a configuration, as in title="webpack.config.js"',
    );
  }
  if (fence.marked.size + fence.focused.size > 0) {
    throw new Error('lines have other numbers in each module format: leave out {…}, or tabs');
  }
  return {
    legend: 'Module format',
    variants: tabGroups.moduleFormat.map((value) => ({
      value,
      name: moduleFormatNames[value],
      fence: {
        ...fence,
        title: fileNameIn(value, title!),
        language: value === 'ts' ? 'ts' : 'js',
        source: inModuleFormat(value, source),
      },
    })),
  };
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
  const shared = new Set<string>();
  const panels = variants.map((variant) => {
    const panel = draw(variant.fence);
    const classes = panel.properties.className as string[];
    for (const each of classes) if (ofWholeBlock.has(each)) shared.add(each);
    panel.properties.className = [...classes, variant.value];
    panel.properties.dataTab = variant.name;
    return panel;
  });
  return h('div', {className: ['tabs', ...shared]}, [
    radioButtons(legend, variants, name),
    ...panels,
  ]);
}
