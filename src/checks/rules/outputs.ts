import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {writtenFiles} from '../../content/examples/written-files';
import type {ContentFence, ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {
  type Exchange,
  differenceOf,
  isCompared,
  showsOutput,
  updatedOutput,
} from '../example-runs/outputs';
import type {StepOnPage} from '../example-runs/steps-on-page';
import {
  stepOfTerminals,
  runTerminals,
  type TerminalRun,
  groupTerminals,
} from '../example-runs/run-terminals';
import type {Context, PageRule} from '../rule';

/**
 * The output behind a command in a terminal is what a run prints: with `example="…"` one in that
 * project, where all terminals of the page share one folder, in their order; with `project="…"` one
 * in a project of the files that the page shows. One that is marked `pasted` must not come out.
 */
export const outputs: PageRule = {
  name: 'output',
  async check(page, context) {
    const ofGroups = groupTerminals(page).map((fences) => checkTogether(fences, page, context));
    const findings = (await Promise.all(ofGroups)).flat();
    if (!context.accept) return findings;
    const updates = findings.flatMap(({update}) => update ?? []);
    accept(page, updates, context);
    return findings.filter(({update}) => !update);
  },
};

/** A terminal shows what a run prints, or says why none can be compared with it. */
export const openTerminals: PageRule = {
  name: 'coverage',
  check: ({fences}) =>
    fences
      .filter((fence) => showsOutput(fence) && !isCompared(fence) && fence.pasted === undefined)
      .map(({line}) => ({
        line,
        message: 'shows an output that no run is compared with',
        fix: 'give it the example="…" or project="…" it is of, or say with pasted="…" why there can be none',
      })),
};

interface OutputFinding extends Finding {
  /** The code of a terminal as a run would have it. */
  update?: {fence: ContentFence; text: string};
}

async function checkTogether(
  fences: readonly ContentFence[],
  page: ContentPage,
  context: Context,
): Promise<OutputFinding[]> {
  const wrong = fences.find(({language}) => language !== 'console');
  if (wrong) {
    const message = `example, project and pasted are for console, not for ${wrong.language}`;
    return [{line: wrong.line, message, fix: 'write console behind the fence'}];
  }
  const {example, project, line} = fences[0]!;
  let part: StepOnPage;
  try {
    part = stepOfTerminals(context.siteDir, page, fences);
  } catch (error) {
    return [{line, message: (error as Error).message}];
  }
  const empty = part.terminals.find(({exchanges}) => exchanges.length === 0);
  if (empty)
    return [{line: empty.fence.line, message: 'it has no command', fix: 'start a line with "$ "'}];

  const terminals = await runTerminals(part, context);
  const findings = terminals.flatMap(({fence, exchanges, printed}) =>
    compareTerminal(fence, exchanges, printed.map(stripVTControlCharacters), page),
  );
  const isOfStep = example?.includes('/') && !project;
  return findings.length > 0 || !isOfStep ? findings : hiddenFiles(terminals);
}

function compareTerminal(
  fence: ContentFence,
  exchanges: readonly Exchange[],
  actual: readonly string[],
  {file}: ContentPage,
): OutputFinding[] {
  const {line} = fence;
  const differences = exchanges.flatMap(
    ({output}, index) => differenceOf(output, actual[index] ?? '') ?? [],
  );
  if (fence.pasted !== undefined) {
    // Compared exactly, with times: which lines a command prints may depend on them.
    const isSame = exchanges.every(
      ({output}, index) => output.trimEnd() === actual[index]?.trimEnd(),
    );
    const message = 'pasted is not needed: a run prints the same';
    const fix = 'leave it out, and name the example or the project';
    return isSame ? [{line, message, fix}] : [];
  }
  if (differences.length === 0) return [];
  return [
    {
      line,
      message: 'the output is not what the run prints (- on the page, + in the run)',
      fix: `mend the example, or take the new output over: npm run check:content -- ${file} --accept`,
      detail: differences.join('\n'),
      update: {fence, text: terminalText(exchanges, actual)},
    },
  ];
}

/** Finds what the first terminal of a step that lists written files leaves out. */
function hiddenFiles(terminals: readonly TerminalRun[]): OutputFinding[] {
  const listings = terminals.flatMap(({fence, exchanges, printed}) =>
    exchanges.map(({output}, index) => ({
      line: fence.line,
      listed: namesOf(output),
      printed: namesOf(stripVTControlCharacters(printed[index] ?? '')),
    })),
  );
  const listing = listings.find(({listed}) => listed.length > 0);
  if (!listing) return [];
  const {line, listed, printed} = listing;
  const hidden = printed.filter((name) => !listed.includes(name));
  if (hidden.length === 0) return [];
  return [
    {
      line,
      message: `the terminal lists ${listed.join(', ')}, and leaves out ${hidden.join(', ')}`,
      why: 'the margin compares the files with those of the step before, and would call these gone',
      fix: 'list all files that the build writes, or none of them',
    },
  ];
}

const namesOf = (output: string) => writtenFiles(output).map(({name}) => name);

const terminalText = (exchanges: readonly Exchange[], printed: readonly string[]) =>
  exchanges
    .map(({command, output}, index) => {
      const updated = updatedOutput(output, printed[index] ?? '');
      return `$ ${command}${updated ? `\n${updated}` : ''}`;
    })
    .join('\n');

/** Writes the new outputs into the page, the last one first: lines above keep their numbers. */
function accept(
  {file}: ContentPage,
  updates: readonly NonNullable<OutputFinding['update']>[],
  {siteDir}: Context,
): void {
  if (updates.length === 0) return;
  const absolute = path.join(siteDir, file);
  const lines = readFileSync(absolute, 'utf8').split('\n');
  for (const {fence, text} of [...updates].sort((a, b) => b.fence.line - a.fence.line)) {
    const indent = /^[ \t]*/.exec(lines[fence.line - 1]!)![0];
    const count = fence.source.split('\n').length;
    const indented = text.split('\n').map((line) => (line ? indent + line : line));
    lines.splice(fence.line, count, ...indented);
  }
  writeFileSync(absolute, lines.join('\n'));
}
