import convert from 'npm-to-yarn';
import type {PackageManager} from '../../config/tabs';

/** What readers call them. */
export const packageManagerNames: Record<PackageManager, string> = {
  npm: 'npm',
  yarn: 'Yarn',
  pnpm: 'pnpm',
};

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
