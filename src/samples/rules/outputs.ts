import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentFence, ContentPage} from '../content-page';
import type {Finding} from '../finding';
import type {Exchange} from '../plays/exchanges';
import {differenceOf} from '../plays/outputs';
import {type PagePart, partOf} from '../plays/parts-of-page';
import {playStep} from '../plays/play-step';
import type {Context, PageRule} from '../rule';

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
  let part: PagePart;
  try {
    part = partOf(context.siteDir, page, name);
  } catch (error) {
    return fault(fences[0]!.line, (error as Error).message);
  }
  const empty = part.terminals.find(({exchanges}) => exchanges.length === 0);
  if (empty) return fault(empty.fence.line, 'it has no command', 'start a line with "$ "');

  const {answers} = await playStep(part, context);
  let position = 0;
  const changed = part.terminals.flatMap(({fence, exchanges}): Changed[] => {
    const actual = answers.slice(position, (position += exchanges.length));
    const differences = exchanges.flatMap(
      ({shown}, index) => differenceOf(shown, actual[index] ?? '') ?? [],
    );
    if (differences.length === 0) return [];
    return [{fence, text: written(exchanges, actual), detail: differences.join('\n')}];
  });
  return {findings: [], changed};
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
