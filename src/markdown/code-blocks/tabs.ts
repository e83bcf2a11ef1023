import type {Element} from 'hast';
import {h} from 'hastscript';
import convert from 'npm-to-yarn';
import {packageManagerNames, type PackageManager, tabGroups} from '../../config/tabs';
import type {Fence} from '../../content/fences/fence';
import {radioButtons} from '../tabs/panels';
import {isShell} from './terminal';

/**
 * Draws the commands of a fence with `tabs` for each package manager: radio buttons, which need no
 * script, and a panel for each. Which one shows is decided by src/css/tabs.css; on paper all of
 * them do, with their names.
 * @param name of the radio buttons, which no others of the document may have
 * @param draw draws a panel
 * @throws when it has no commands of npm
 */
export function tabs(fence: Fence, name: string, draw: (fence: Fence) => Element): Element {
  const choices = tabGroups.packageManager.map((value) => ({
    value,
    name: packageManagerNames[value],
    source: commandsFor(value, fence.source),
  }));
  if (!isShell(fence) || choices.every(({source}) => source === fence.source)) {
    throw new Error('tabs are for bash with commands of npm, and there is none: leave tabs out');
  }
  const panels = choices.map((choice) => draw({...fence, source: choice.source}));
  const classesOf = (panel: Element) => panel.properties.className as string[];
  const isWide = panels.some((panel) => classesOf(panel).includes('across'));
  panels.forEach((panel, index) => {
    panel.properties.className = [...classesOf(panel), choices[index]!.value];
    panel.properties.dataTab = choices[index]!.name;
  });
  return h('div', {className: ['tabs', ...(isWide ? ['across'] : [])]}, [
    radioButtons('Package manager', choices, name),
    ...panels,
  ]);
}

/** Options of `npm install` that each package manager has, under whatever name. */
const options = new Set(['-D', '--save-dev', '-E', '--save-exact']);
const advice = 'write the block without tabs, or each package manager in a block of its own';

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
  const [program, first = '', second = ''] = line.split(/\s+/);
  // Yarn and pnpm cannot edit package.json the same way in all versions; npm comes with Node.js.
  if (first === 'pkg') return line;
  const local = program === 'npx' && isInstalled(line, first);
  if (program === 'npm') assertConvertible(line, first, second);
  if (manager === 'npm') return line;
  // pnpm asks no questions and refuses to be told so.
  if (line === 'npm init -y' && manager === 'pnpm') return 'pnpm init';
  return convert(local ? line.replace('npx', 'npm exec') : line, manager);
}

/** Whether `npx` runs a program of the project; otherwise it downloads one. */
function isInstalled(line: string, program: string): boolean {
  if (!program || program.startsWith('-')) {
    throw new Error(`${line} has options for npx, which Yarn and pnpm lack; ${advice}`);
  }
  return !program.startsWith('create-') && !program.slice(1).includes('@');
}

function assertConvertible(line: string, command: string, next: string): void {
  const words = line.split(/\s+/).slice(2);
  if (command === 'install') {
    const unknown = words.find((word) => word.startsWith('-') && !options.has(word));
    if (!unknown) return;
    throw new Error(
      `${unknown} of ${line} is not known to be the same in Yarn and pnpm; ${advice}`,
    );
  }
  if (['start', 'test', 'run', 'create'].includes(command)) return;
  if (command === 'init' && (next === '-y' || /^[@\w]/.test(next))) return;
  throw new Error(`${line} has no equal in Yarn and pnpm; ${advice}`);
}
