import {rmSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../../cache';
import type {VersionLabel} from '../../versions';
import type {Step} from '../../content/examples/read-example';
import type {Context} from '../rule';
import {runCommand} from './commands';
import {type ExampleRun, readExampleRun} from './run-example';
import {makeProject} from './run-folder';
import {runLongRunning} from './long-running';

/** A step of an example, with the commands that a page shows for it. */
export interface Part {
  example: string;
  step: Step;
  version: VersionLabel;
  commands: readonly string[];
}

export interface StepResult {
  /** What each command of the page printed, with the escape sequences of colors. */
  outputs: string[];
  /** What is not as the step.json says. */
  faults: string[];
}

/**
 * Runs a step in a clean folder: the commands of the page, those of its `step.json`, and its
 * assertions in a browser. What went well is kept.
 */
export function runStep(part: Part, context: Context): Promise<StepResult> {
  const {example, step, version, commands} = part;
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  const inputs = [version, example, step.stepFile ?? '', ...commands, '', ...files];
  return cached(
    {name: 'example runs', code: 'checks', inputs},
    () => context.limit(() => runPart(part, context)),
    ({faults}) => faults.length === 0,
  );
}

async function runPart(part: Part, context: Context): Promise<StepResult> {
  const {step, commands} = part;
  const {json, fault} = parsed(step.stepFile);
  const ordered = new Map(json?.run.map((order) => [commandOf(order), order]));
  // If the page shows every command of step.json, one run checks both.
  const together = [...ordered.keys()].every((command) => commands.includes(command));
  const run = (some: readonly string[], isLast: boolean) =>
    runOnce(part, some, ordered, isLast ? json : {...json, open: undefined}, context);
  const {outputs, faults} = await run(commands, together);
  const stepFaults = together ? faults : (await run([...ordered.keys()], true)).faults;
  return {outputs, faults: fault === undefined ? stepFaults : [fault]};
}

let runs = 0;

/** Runs commands in a clean project; those that are ordered have to end as step.json says. */
async function runOnce(
  {example, step, version}: Part,
  commands: readonly string[],
  ordered: ReadonlyMap<string, Order>,
  {before = [], open, seen = []}: Partial<ExampleRun> = {},
  {sandbox, browser}: Context,
): Promise<StepResult> {
  const installs = ![...before, ...commands].every((command) =>
    command.startsWith('node --check '),
  );
  const runFolder = path.join(sandbox.folder.withPackages(version), `run-${(runs += 1)}`);
  const folder = path.join(runFolder, example);
  try {
    makeProject(folder, step.files, sandbox.siteDir, version, installs);
    const early = await runAll(
      folder,
      before,
      new Map(before.map((command) => [command, command])),
    );
    const {outputs, faults} = await runAll(folder, commands, ordered);
    faults.unshift(...early.faults);
    if (faults.length === 0 && open !== undefined) {
      // Playwright is loaded only for steps that open a page.
      const {checkAssertions} = await import('./assertions');
      faults.push(...(await checkAssertions(await browser(), folder, {open, seen})));
    }
    return {outputs, faults};
  } finally {
    rmSync(runFolder, {recursive: true, force: true});
  }
}

function parsed(text: string | undefined): {json?: ExampleRun; fault?: string} {
  if (text === undefined) return {};
  try {
    return {json: readExampleRun(text)};
  } catch (error) {
    return {fault: `step.json: ${(error as Error).message}`};
  }
}

type Order = ExampleRun['run'][number];

const commandOf = (order: Order) =>
  typeof order === 'string' ? order : 'stays' in order ? order.stays : order.fails;

async function runAll(
  folder: string,
  commands: readonly string[],
  ordered: ReadonlyMap<string, Order>,
): Promise<StepResult> {
  const outputs: string[] = [];
  const faults: string[] = [];
  for (const command of commands) {
    const order = ordered.get(command);
    if (typeof order === 'object' && 'stays' in order) {
      const run = await runLongRunning(folder, order);
      outputs.push(run.colored);
      faults.push(...run.faults);
      continue;
    }
    const {output, colored, isLate, code} = await runCommand(folder, command);
    outputs.push(isLate ? `${colored}\n[stopped: it did not end by itself]` : colored);
    const mustFail = typeof order === 'object';
    if (order !== undefined && (code !== 0) !== mustFail)
      faults.push(`"${command}" ends with exit code ${code}: ${output.slice(-600)}`);
  }
  return {outputs, faults};
}
