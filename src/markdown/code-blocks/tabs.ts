import type {Element} from 'hast';
import {h} from 'hastscript';
import convert from 'npm-to-yarn';
import {type PackageManager, packageManagers} from '../../config/package-managers';
import type {Fence} from '../../content/fences/fence';
import {classesOf} from '../attributes';
import {drawRadioButtons} from '../tabs';
import {isShell} from './terminal';

/**
 * Draws the commands of a fence with `tabs` for each package manager: radio buttons, which need no
 * script, and a panel for each. Which one shows is decided by src/css/tabs.css; on paper all of
 * them do, with their names.
 * @param id name of the radio buttons, which no others of the document may have
 * @param draw draws a panel
 * @throws when it has no commands of npm
 */
export function drawCommandTabs(
  fence: Fence,
  id: string,
  draw: (fence: Fence) => Element,
): Element {
  const choices = Object.entries(packageManagers).map(([value, name]) => ({
    value,
    name,
    source: commandsFor(value as PackageManager, fence.source),
  }));
  if (!isShell(fence) || choices.every(({source}) => source === fence.source)) {
    throw new Error('tabs are for bash with commands of npm, and there is none: leave tabs out');
  }
  const panels = choices.map((choice) => draw({...fence, source: choice.source}));
  const isWide = panels.some((panel) => classesOf(panel).includes('across'));
  panels.forEach((panel, index) => {
    panel.properties.className = [...classesOf(panel), choices[index]!.value];
    panel.properties.dataTab = choices[index]!.name;
  });
  return h('div', {className: ['tabs', ...(isWide ? ['across'] : [])]}, [
    drawRadioButtons('Package manager', choices, id),
    ...panels,
  ]);
}

/** Commands that each package manager has, under whatever name; of options of `npm install`, these. */
const convertible =
  /^npm (?:(?:start|test|run|create)\b|init (?:-y|[@\w])|install(?: (?:[^-\s]\S*|-D|-E|--save-dev|--save-exact))*$)/;

/**
 * Writes commands of npm for another package manager; all other lines stay as they are.
 * @throws when a command has no equal there
 */
export function commandsFor(manager: PackageManager, source: string): string {
  return source
    .split('\n')
    .map((line) => (/^np[mx]\b/.test(line) ? commandFor(manager, line) : line))
    .join('\n');
}

function commandFor(manager: PackageManager, line: string): string {
  // Yarn and pnpm cannot edit package.json the same way in all versions; npm comes with Node.js.
  if (line.startsWith('npm pkg ')) return line;
  if (!convertible.test(line) && !/^npx [^-]/.test(line)) {
    const advice = 'write the block without tabs, or each package manager in a block of its own';
    throw new Error(`${line} is not known to have an equal in Yarn and pnpm; ${advice}`);
  }
  if (manager === 'npm') return line;
  // pnpm asks no questions, and rejects the option that turns them off.
  if (line === 'npm init -y' && manager === 'pnpm') return 'pnpm init';
  // `npx` runs a program of the project; these it downloads.
  const isElsewhere = /^npx (?:create-|\S+@)/.test(line);
  return convert(isElsewhere ? line : line.replace(/^npx/, 'npm exec'), manager);
}
