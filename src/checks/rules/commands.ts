import {parse} from 'shell-quote';
import {versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import type {ContentFence} from '../../content/page';
import type {Finding} from '../../content/finding';
import {kindOf} from '../samples/kinds';
import type {SampleRule} from './rule';

/** webpack-cli itself reads every command line that calls it. */
export const commands: SampleRule = {
  name: 'command',
  appliesTo: (fence) => kindOf(fence) === 'commands',
  async check({fence, version}, {sandbox}) {
    const findings: Finding[] = [];
    const {flags} = dialectOf(versionLabeled(version));
    for (const {words, line} of webpackCommands(fence)) {
      const folder = sandbox.folder.project(version, new Map([['package.json', '{}']]));
      const faults = await sandbox.run({kind: 'command', folder, words, flags});
      for (const {what} of faults) {
        findings.push({
          line: fence.line + line,
          what,
          why: `webpack-cli reads: webpack ${words.join(' ')}`,
          fix: 'correct the command',
        });
      }
    }
    return findings;
  },
};

/** Gives the command lines of a terminal, with their 1-based lines. */
function commandLines({language, source}: ContentFence): {text: string; line: number}[] {
  const isSession = !/^(?:bash|sh|shell|zsh)$/.test(language ?? '');
  const found: {text: string; line: number}[] = [];
  source.split('\n').forEach((line, index) => {
    const last = found.at(-1);
    if (last?.text.endsWith('\\')) last.text = last.text.slice(0, -1) + line;
    else if (isSession ? line.startsWith('$ ') : /^[^#\s]/.test(line)) {
      found.push({text: line.replace(/^\$ /, ''), line: index + 1});
    }
  });
  return found;
}

function webpackCommands(fence: ContentFence): {words: string[]; line: number}[] {
  return commandLines(fence).flatMap(({text, line}) =>
    callsIn(text).map((words) => ({words, line})),
  );
}

/** The words behind `npx webpack` in each part of a line; parts end at `&&`, `|`, `;` and the like. */
function callsIn(text: string): string[][] {
  const parts: string[][] = [[]];
  for (const token of parse(text, (name) => `$${name}`)) {
    if (typeof token === 'string') parts.at(-1)!.push(token);
    else if ('pattern' in token) parts.at(-1)!.push(token.pattern);
    else if ('op' in token) parts.push([]);
  }
  return parts.flatMap((words) => {
    const bare = words.filter((word, index) => !(index === 0 && /^\w+=/.test(word)));
    const start = /^(?:npx|pnpm|yarn)$/.test(bare[0] ?? '') ? 1 : 0;
    return bare[start] === 'webpack' ? [bare.slice(start + 1)] : [];
  });
}
