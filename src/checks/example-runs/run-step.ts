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
export interface StepCommands {
  example: string;
  step: Step;
  version: VersionLabel;
  commands: readonly string[];
}

export interface StepResult {
  /** The output of each command of the page, with the escape sequences of colors. */
  outputs: string[];
  /** Differences from step.json. */
  faults: string[];
}

const stoppedNote = '[stopped: it did not end by itself]';

/** Whether the command of an output was stopped, perhaps only because the machine is busy. */
export const wasStopped = (output: string): boolean => output.endsWith(stoppedNote);

/**
 * Runs a step in a clean folder: the commands of the page, those of its `step.json`, and its
 * assertions in a browser. Successful results are cached.
 */
export function runStep(part: StepCommands, context: Context): Promise<StepResult> {
  const {example, step, version, commands} = part;
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  const inputs = [version, example, step.stepFile ?? '', ...commands, '', ...files];
  return cached(
    {name: 'example runs', code: 'checks', inputs},
    () => context.limit(() => runUncached(part, context)),
    ({outputs, faults}) => faults.length === 0 && !outputs.some(wasStopped),
  );
}

async function runUncached(part: StepCommands, context: Context): Promise<StepResult> {
  const {step, commands} = part;
  const {json, fault} = parseStepFile(step.stepFile);
  const expectedCommands = new Map(json?.run.map((expected) => [commandOf(expected), expected]));
  // If the page shows every command of step.json, one run checks both.
  const oneRunCoversAll = [...expectedCommands.keys()].every((command) =>
    commands.includes(command),
  );
  const run = (commandsToRun: readonly string[], isLast: boolean) =>
    runOnce(
      part,
      commandsToRun,
      expectedCommands,
      isLast ? json : {...json, open: undefined},
      context,
    );
  const {outputs, faults} = await run(commands, oneRunCoversAll);
  const stepFaults = oneRunCoversAll
    ? faults
    : (await run([...expectedCommands.keys()], true)).faults;
  return {outputs, faults: fault === undefined ? stepFaults : [fault]};
}

let runCount = 0;

/** Runs commands in a clean project, and checks that those of step.json end as it says. */
async function runOnce(
  {example, step, version}: StepCommands,
  commands: readonly string[],
  expectedCommands: ReadonlyMap<string, ExpectedCommand>,
  {before = [], open, seen = []}: Partial<ExampleRun> = {},
  {sandbox, browser}: Context,
): Promise<StepResult> {
  const installs = ![...before, ...commands].every((command) =>
    command.startsWith('node --check '),
  );
  const runFolder = path.join(sandbox.folder.withPackages(version), `run-${(runCount += 1)}`);
  const folder = path.join(runFolder, example);
  try {
    const packageCopies = installs ? sandbox.folder.packageCopies : undefined;
    makeProject({folder, files: step.files, siteDir: sandbox.siteDir, version, packageCopies});
    const preparation = await runAll(
      folder,
      before,
      new Map(before.map((command) => [command, command])),
    );
    const {outputs, faults} = await runAll(folder, commands, expectedCommands);
    faults.unshift(...preparation.faults);
    if (faults.length === 0 && open !== undefined) {
      // Playwright is loaded only for steps that open a page.
      const {checkAssertions} = await import('./assertions');
      faults.push(...(await checkAssertions(await browser(), folder, {open, seen})));
    }
    return {outputs, faults};
  } finally {
    sandbox.folder.packageCopies.takeBack(folder);
    rmSync(runFolder, {recursive: true, force: true});
  }
}

function parseStepFile(text: string | undefined): {json?: ExampleRun; fault?: string} {
  if (text === undefined) return {};
  try {
    return {json: readExampleRun(text)};
  } catch (error) {
    return {fault: `step.json: ${(error as Error).message}`};
  }
}

type ExpectedCommand = ExampleRun['run'][number];

function commandOf(expected: ExpectedCommand): string {
  if (typeof expected === 'string') return expected;
  return 'stays' in expected ? expected.stays : expected.fails;
}

async function runAll(
  folder: string,
  commands: readonly string[],
  expectedCommands: ReadonlyMap<string, ExpectedCommand>,
): Promise<StepResult> {
  const outputs: string[] = [];
  const faults: string[] = [];
  for (const command of commands) {
    const expected = expectedCommands.get(command);
    if (typeof expected === 'object' && 'stays' in expected) {
      const run = await runLongRunning(folder, expected);
      outputs.push(run.colored);
      faults.push(...run.faults);
      continue;
    }
    const {output, colored, isLate, code} = await runCommand(folder, command);
    outputs.push(isLate ? `${colored}\n${stoppedNote}` : colored);
    const mustFail = typeof expected === 'object';
    if (expected !== undefined && (code !== 0) !== mustFail)
      faults.push(`"${command}" ends with exit code ${code}: ${output.slice(-600)}`);
  }
  return {outputs, faults};
}
