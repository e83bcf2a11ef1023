import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentFence, ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {type Exchange, differenceOf, shownOf} from '../example-runs/outputs';
import {type PagePart, partOf, shownProject} from '../example-runs/parts-of-page';
import {runStep} from '../example-runs/run-step';
import type {Context, PageRule} from './rule';

/**
 * The output behind a command in a terminal is what a run prints: with `example="…"` one in that
 * project, where all terminals of the page share one folder, in their order; with `project="…"` one
 * in a project of the files that the page shows. One that is marked `pasted` must not come out.
 */
export const outputs: PageRule = {
  name: 'output',
  async check(page, context) {
    const found = await Promise.all([
      ...examplesOf(page).map((name) => checkExample(name, page, context)),
      ...page.fences.filter(({project}) => project).map((one) => checkProject(one, page, context)),
      ...page.fences.filter(isPastedOnly).map((one) => checkProject(one, page, context)),
    ]);
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

/** What was found in a project. */
interface Found {
  findings: Finding[];
  changed: Changed[];
}

const examplesOf = ({fences}: ContentPage) => [
  ...new Set(fences.flatMap(({example, project}) => (project ? [] : (example ?? [])))),
];

const isPastedOnly = ({pasted, project, example}: ContentFence) =>
  pasted !== undefined && (project ?? example) === undefined;

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

const fault = (line: number, what: string, fix?: string): Found => ({
  findings: [{line, what, fix}],
  changed: [],
});

async function checkExample(name: string, page: ContentPage, context: Context): Promise<Found> {
  const fences = page.fences.filter(({example, project}) => example === name && !project);
  const wrong = fences.find(({language}) => language !== 'console');
  if (wrong) {
    const what = `example="${name}" is for console, not for ${wrong.language}`;
    return fault(wrong.line, what, 'write console behind the fence');
  }
  return checkPart(() => partOf(context.siteDir, page, name), fences[0]!, context);
}

async function checkProject(
  fence: ContentFence,
  page: ContentPage,
  context: Context,
): Promise<Found> {
  const mark = fence.project ? `project="${fence.project}"` : 'pasted';
  if (fence.language !== 'console') {
    const what = `${mark} is for console, not for ${fence.language}`;
    return fault(fence.line, what, 'write console behind the fence');
  }
  return checkPart(() => shownProject(context.siteDir, page, fence), fence, context);
}

async function checkPart(
  read: () => PagePart,
  first: ContentFence,
  context: Context,
): Promise<Found> {
  let part: PagePart;
  try {
    part = read();
  } catch (error) {
    return fault(first.line, (error as Error).message);
  }
  const empty = part.terminals.find(({exchanges}) => exchanges.length === 0);
  if (empty) return fault(empty.fence.line, 'it has no command', 'start a line with "$ "');

  const {outputs} = await runStep(part, context);
  let position = 0;
  const found = part.terminals.map(({fence, exchanges}): Found => {
    const actual = outputs.slice(position, (position += exchanges.length));
    const differences = exchanges.flatMap(
      ({shown}, index) => differenceOf(shown, actual[index] ?? '') ?? [],
    );
    if (fence.pasted !== undefined) {
      return differences.length > 0
        ? {findings: [], changed: []}
        : fault(fence.line, 'pasted is not needed: a run prints the same', withoutMark);
    }
    if (differences.length === 0) return {findings: [], changed: []};
    const changed = {fence, text: written(exchanges, actual), detail: differences.join('\n')};
    return {findings: [], changed: [changed]};
  });
  return {
    findings: found.flatMap(({findings}) => findings),
    changed: found.flatMap(({changed}) => changed),
  };
}

const withoutMark = 'leave it out, and name the example or the project';

const written = (exchanges: readonly Exchange[], outputs: readonly string[]) =>
  exchanges
    .map(({command, shown}, index) => {
      const kept = shownOf(shown, outputs[index] ?? '');
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
