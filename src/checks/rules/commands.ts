import {parse} from 'shell-quote';
import {versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import type {ContentFence} from '../../content/page';
import type {Finding} from '../../content/finding';
import {parseExchanges} from '../example-runs/outputs';
import {sampleKindOf} from '../samples/kinds';
import type {SampleRule} from '../rule';

/** Checks that webpack-cli accepts every command line that calls it. */
export const commands: SampleRule = {
  name: 'command',
  appliesTo: (fence) => sampleKindOf(fence) === 'commands',
  async check({fence, version}, {sandbox}) {
    const findings: Finding[] = [];
    const {flags} = dialectOf(versionLabeled(version));
    for (const {words, line} of webpackCommands(fence)) {
      const folder = sandbox.folder.project(version, new Map([['package.json', '{}']]));
      const faults = await sandbox.run({kind: 'command', folder, words, flags});
      const why = `webpack-cli reads: webpack ${words.join(' ')}`;
      const location = {line: fence.line + line, why, fix: 'correct the command'};
      findings.push(...faults.map(({message}) => ({...location, message})));
    }
    return findings;
  },
};

/** Finds the calls of webpack in a terminal, with their 1-based lines. Without prompts, every line is a command. */
function webpackCommands({language, source}: ContentFence): {words: string[]; line: number}[] {
  const isShell = /^(?:bash|sh|shell|zsh)$/.test(language ?? '');
  const session = isShell ? source.replace(/(?<!\\\n)^(?!\$ )(?=[^#\s])/gm, '$ ') : source;
  return parseExchanges({source: session}).flatMap(({command, line}) =>
    callsIn(command.replaceAll('\\\n', '')).map((words) => ({words, line})),
  );
}

/** Gives the arguments of `npx webpack` in each command of a line, which `&&`, `|`, `;` and the like separate. */
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
