import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {examplesFolderOf} from '../../examples/folders';
import {stepIndex} from '../../examples/quote';
import {readExample, type Step} from '../../examples/read-example';
import type {ContentFence, ContentPage} from '../content-page';
import type {Finding} from '../finding';
import {runCommand} from '../plays/commands';
import {differenceOf} from '../plays/outputs';
import {PlayFolder} from '../plays/play-folder';
import type {Context, PageRule} from '../rule';

/** A command of a terminal and what the page says it answers. */
interface Exchange {
  command: string;
  shown: string;
}

/**
 * The output behind a command in a terminal with `example="…"` is what a run prints. All terminals
 * of a page that name the same example share one folder, in their order.
 */
export const outputs: PageRule = {
  name: 'output',
  async check(page, context) {
    const names = new Set(page.fences.flatMap(({example}) => example ?? []));
    const found = await Promise.all([...names].map((name) => checkExample(name, page, context)));
    if (context.accept)
      accept(
        page,
        found.flatMap(({changed}) => changed),
        context,
      );
    return found.flatMap(({findings, changed}) => [
      ...findings,
      ...(context.accept ? [] : changed.map(({fence, detail}) => asFinding(page, fence, detail))),
    ]);
  },
};

/** A terminal whose output is not that of the run. */
interface Changed {
  fence: ContentFence;
  /** What it would be. */
  text: string;
  detail: string;
}

const asFinding = ({file}: ContentPage, {line}: ContentFence, detail: string): Finding => ({
  line,
  what: 'the output is not what the run prints (- on the page, + in the run)',
  fix: `mend the example, or take the new output over: npm run check:content -- ${file} --accept`,
  detail,
});

async function checkExample(
  name: string,
  page: ContentPage,
  context: Context,
): Promise<{findings: Finding[]; changed: Changed[]}> {
  const fences = page.fences.filter(({example}) => example === name);
  const fault = (line: number, what: string, fix?: string) => ({
    findings: [{line, what, fix}],
    changed: [],
  });
  const wrong = fences.find(({language}) => language !== 'console');
  if (wrong) {
    const what = `example="${name}" is for console, not for ${wrong.language}`;
    return fault(wrong.line, what, 'write console behind the fence');
  }
  const exchanges = fences.map(exchangesIn);
  const empty = exchanges.findIndex((list) => list.length === 0);
  if (empty >= 0) return fault(fences[empty]!.line, 'it has no command', 'start a line with "$ "');
  let step: Step;
  try {
    step = stepOf(name, page, context);
  } catch (error) {
    return fault(fences[0]!.line, (error as Error).message);
  }
  const commands = exchanges.flat().map(({command}) => command);
  const answers = await answersOf(name, step, commands, page, context);

  let position = 0;
  const changed = fences.flatMap((fence, index): Changed[] => {
    const own = exchanges[index]!;
    const actual = answers.slice(position, (position += own.length));
    const differences = own.flatMap(({shown}, at) => differenceOf(shown, actual[at] ?? '') ?? []);
    if (differences.length === 0) return [];
    return [{fence, text: written(own, actual), detail: differences.join('\n')}];
  });
  return {findings: [], changed};
}

function stepOf(name: string, page: ContentPage, {siteDir}: Context): Step {
  const [example = '', step = ''] = name.split('/');
  const {steps} = read(siteDir, page, example);
  return steps.length === 1 && !step
    ? steps[0]!
    : steps[stepIndex(read(siteDir, page, example), step)]!;
}

const read = (siteDir: string, {file}: ContentPage, name: string) =>
  readExample(siteDir, examplesFolderOf(file), name);

/** Gives what each command printed; runs with the same files and commands are kept. */
function answersOf(
  name: string,
  step: Step,
  commands: string[],
  page: ContentPage,
  {siteDir, cache, limit}: Context,
): Promise<string[]> {
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  return cache.kept(['outputs', page.version.label, name, ...commands, ...files], () =>
    limit(async () => {
      const folder = new PlayFolder(siteDir, name.split('/')[0]!, step.files, page.version.label);
      try {
        const answers: string[] = [];
        for (const command of commands) {
          const {output, ended} = await runCommand(folder, command);
          answers.push(
            ended === 'time' ? `${output}\n[stopped: it did not end by itself]` : output,
          );
        }
        return answers;
      } finally {
        folder.remove();
      }
    }),
  );
}

function exchangesIn({source}: ContentFence): Exchange[] {
  const found: Exchange[] = [];
  let inCommand = false;
  for (const line of source.split('\n')) {
    const last = found.at(-1);
    if (inCommand && last) last.command += `\n${line}`;
    else if (line.startsWith('$ ')) found.push({command: line.slice(2), shown: ''});
    else if (last) last.shown += `${line}\n`;
    inCommand = (inCommand || line.startsWith('$ ')) && line.endsWith('\\');
  }
  return found;
}

const written = (exchanges: readonly Exchange[], answers: readonly string[]) =>
  exchanges
    .map(({command, shown}, index) => {
      const answer = answers[index] ?? '';
      const kept = differenceOf(shown, answer) === undefined ? shown.trimEnd() : answer;
      return `$ ${command}${kept ? `\n${kept}` : ''}`;
    })
    .join('\n');

/** Writes the new outputs into the page, the last one first: lines above keep their numbers. */
function accept({file}: ContentPage, changed: readonly Changed[], {siteDir}: Context): void {
  if (changed.length === 0) return;
  const absolute = path.join(siteDir, file);
  const lines = readFileSync(absolute, 'utf8').split('\n');
  for (const {fence, text} of [...changed].sort((a, b) => b.fence.line - a.fence.line)) {
    const indent = /^[ \t]*/.exec(lines[fence.line - 1]!)![0];
    const count = fence.source.split('\n').length;
    const indented = text.split('\n').map((line) => (line ? indent + line : line));
    lines.splice(fence.line, count, ...indented);
  }
  writeFileSync(absolute, lines.join('\n'));
}
