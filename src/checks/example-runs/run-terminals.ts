import type {ContentFence, ContentPage} from '../../content/page';
import {formatColors, terminalKey} from '../../content/fences/recorded-colors';
import {groupBy} from '../../group-by';
import type {Context} from '../rule';
import {isCompared} from './outputs';
import {type StepOnPage, stepOnPage, shownProject} from './steps-on-page';
import {colorsOfTerminal} from './printed-colors';
import {runStep} from './run-step';

/** A terminal of a page with the outputs of its commands, with the escape sequences of colors. */
export type TerminalRun = StepOnPage['terminals'][number] & {printed: readonly string[]};

/** Gives the terminals of a page, grouped by the folder they run in. */
export function groupTerminals({fences}: ContentPage): ContentFence[][] {
  const run = fences.filter(
    ({example, project, pasted}) => (example ?? project ?? pasted) !== undefined,
  );
  return groupBy(run, (fence) => (fence.project ? fence : (fence.example ?? fence)));
}

/** Gives the step or project in which terminals of a page run. @throws when there is no such example */
export function stepOfTerminals(
  siteDir: string,
  page: ContentPage,
  [first]: readonly ContentFence[],
): StepOnPage {
  const {example, project} = first!;
  return example && !project
    ? stepOnPage(siteDir, page, example)
    : shownProject(siteDir, page, first!);
}

/** Runs by their first terminal, because the rule `output` and the record need the same ones. */
const runsOfTerminals = new WeakMap<ContentFence, Promise<TerminalRun[]>>();

/** Runs the commands of terminals once. Gives each terminal with its outputs. */
export function runTerminals(part: StepOnPage, context: Context): Promise<TerminalRun[]> {
  const {fence} = part.terminals[0]!;
  const run = runsOfTerminals.get(fence) ?? startRun(part, context);
  runsOfTerminals.set(fence, run);
  return run;
}

async function startRun(part: StepOnPage, context: Context): Promise<TerminalRun[]> {
  const {outputs} = await runStep(part, context);
  let position = 0;
  return part.terminals.map(({fence, exchanges}) => ({
    fence,
    exchanges,
    printed: outputs.slice(position, (position += exchanges.length)),
  }));
}

/** Gives the colors of a page's terminals for its record, by `terminalKey`. */
export async function recordColors(
  page: ContentPage,
  context: Context,
): Promise<Record<string, string>> {
  const parts = groupTerminals(page)
    .filter((fences) => fences.some(isCompared))
    .map((fences) => stepOfTerminals(context.siteDir, page, fences));
  const runs = await Promise.all(parts.map((part) => runTerminals(part, context)));
  const colors = runs
    .flat()
    .filter(({fence}) => isCompared(fence))
    .sort((a, b) => a.fence.line - b.fence.line)
    .map(({fence, exchanges, printed}) => [
      terminalKey(fence.source),
      formatColors(colorsOfTerminal(exchanges, printed)),
    ]);
  return Object.fromEntries(colors.filter(([, ranges]) => ranges !== '')) as Record<string, string>;
}
