import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {parseWrittenFiles} from '../../content/examples/written-files';
import type {ContentFence, ContentPage} from '../../content/page';
import type {Finding} from '../../content/finding';
import {
  type Exchange,
  diffOutputs,
  isCompared,
  showsOutput,
  updateOutput,
} from '../example-runs/outputs';
import {wasStopped} from '../example-runs/run-step';
import type {StepOnPage} from '../example-runs/steps-on-page';
import {
  stepOfTerminals,
  runTerminals,
  type TerminalRun,
  groupTerminals,
} from '../example-runs/run-terminals';
import type {Context, PageRule} from '../rule';

/**
 * Checks that the output in a terminal is what a run prints: with `example="…"` in that project, in which
 * all terminals of the page run in order; with `project="…"` in a project of the files that the page
 * shows. With `pasted`, the output must differ, as the mark would not be needed otherwise.
 */
export const outputs: PageRule = {
  name: 'output',
  async check(page, context) {
    const groupFindings = groupTerminals(page).map((fences) => checkGroup(fences, page, context));
    const findings = (await Promise.all(groupFindings)).flat();
    if (!context.accept) return findings;
    const updates = findings.flatMap(({update}) => update ?? []);
    writeUpdates(page, updates, context);
    return findings.filter(({update}) => !update);
  },
};

/** Finds terminals with an output that is neither compared with a run nor marked `pasted`. */
export const unverifiedTerminals: PageRule = {
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
  /** The terminal with the output of the run. */
  update?: {fence: ContentFence; text: string};
}

async function checkGroup(
  fences: readonly ContentFence[],
  page: ContentPage,
  context: Context,
): Promise<OutputFinding[]> {
  const otherFence = fences.find(({language}) => language !== 'console');
  if (otherFence) {
    const message = `example, project and pasted are for console, not for ${otherFence.language}`;
    return [{line: otherFence.line, message, fix: 'write console behind the fence'}];
  }
  const {example, project, line} = fences[0]!;
  let stepOnPage: StepOnPage;
  try {
    stepOnPage = stepOfTerminals(context.siteDir, page, fences);
  } catch (error) {
    return [{line, message: (error as Error).message}];
  }
  const empty = stepOnPage.terminals.find(({exchanges}) => exchanges.length === 0);
  if (empty)
    return [{line: empty.fence.line, message: 'it has no command', fix: 'start a line with "$ "'}];

  const terminals = await runTerminals(stepOnPage, context);
  const findings = terminals.flatMap(({fence, exchanges, printed}) =>
    compareTerminal(fence, exchanges, printed.map(stripVTControlCharacters), page),
  );
  const isStep = example?.includes('/') && !project;
  return findings.length > 0 || !isStep ? findings : findOmittedFiles(terminals);
}

function compareTerminal(
  fence: ContentFence,
  exchanges: readonly Exchange[],
  actual: readonly string[],
  {file}: ContentPage,
): OutputFinding[] {
  const {line} = fence;
  const differences = exchanges.flatMap(
    ({output}, index) => diffOutputs(output, actual[index] ?? '') ?? [],
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
  if (actual.some(wasStopped))
    return [
      {
        line,
        message: 'a command did not end by itself and was stopped',
        fix: 'mend the example, or run it again when the machine has less to do',
        detail: differences.join('\n'),
      },
    ];
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

/** Finds files that a build writes and the first terminal of a step with a list of files omits. */
function findOmittedFiles(terminals: readonly TerminalRun[]): OutputFinding[] {
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
  const omitted = printed.filter((name) => !listed.includes(name));
  if (omitted.length === 0) return [];
  return [
    {
      line,
      message: `the terminal lists ${listed.join(', ')}, and leaves out ${omitted.join(', ')}`,
      why: 'the margin compares the files with those of the step before, and would call these gone',
      fix: 'list all files that the build writes, or none of them',
    },
  ];
}

const namesOf = (output: string) => parseWrittenFiles(output).map(({name}) => name);

const terminalText = (exchanges: readonly Exchange[], printed: readonly string[]) =>
  exchanges
    .map(({command, output}, index) => {
      const updated = updateOutput(output, printed[index] ?? '');
      return `$ ${command}${updated ? `\n${updated}` : ''}`;
    })
    .join('\n');

/** Writes new outputs into the page, from the last to the first, so that line numbers stay valid. */
function writeUpdates(
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
