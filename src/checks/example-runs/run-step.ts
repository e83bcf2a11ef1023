import {cached} from '../../cache';
import type {VersionLabel} from '../../versions';
import type {Step} from '../../content/examples/read-example';
import type {Context} from '../rules/rule';
import type {Sandbox} from '../sandbox';
import {runCommand} from './commands';
import {checkAssertions} from './assertions';
import {type ExampleRun, readExampleRun} from './run-example';
import {type RunFolder, RunFolders} from './run-folder';
import {runLongRunning} from './long-running';

/** A step of an example, with the commands that a page shows for it. */
export interface Part {
  /** Name of the example. */
  example: string;
  step: Step;
  version: VersionLabel;
  /** Commands on the page, in their order. */
  commands: readonly string[];
}

/** How it went. */
export interface StepResult {
  /** What each command of the page printed. */
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
    () =>
      context.limit(() =>
        foldersOf(context.sandbox).borrow(example, version, (folder) =>
          runPart(part, folder, context),
        ),
      ),
    ({faults}) => faults.length === 0,
  );
}

const folders = new WeakMap<Sandbox, RunFolders>();

function foldersOf(sandbox: Sandbox): RunFolders {
  const found = folders.get(sandbox) ?? new RunFolders(sandbox);
  folders.set(sandbox, found);
  return found;
}

async function runPart(
  {step, commands}: Part,
  folder: RunFolder,
  context: Context,
): Promise<StepResult> {
  const {json, fault} = parsed(step.stepFile);
  const all = [...commands, ...(json?.before ?? []), ...(json?.run ?? []).map(commandOf)];
  const installs = !all.every((each) => each.startsWith('node --check '));
  const start = async () => {
    folder.start(step.files, installs);
    const before = json?.before ?? [];
    return (await runAll(folder, before, new Map(before.map((one) => [one, one])), true)).failures;
  };
  const early = await start();
  // Where the page shows all that step.json runs, one run serves both.
  const ordered = new Map(json?.run.map((order) => [commandOf(order), order]));
  const together = [...ordered.keys()].every((command) => commands.includes(command));
  const {outputs, failures} = await runAll(folder, commands, ordered, together);
  failures.unshift(...early);
  if (fault) return {outputs, faults: [fault]};
  if (json === undefined) return {outputs, faults: []};
  if (!together) {
    await start();
    const alone = await runAll(folder, [...ordered.keys()], ordered, true);
    failures.push(...alone.failures);
  }
  if (failures.length > 0 || json.open === undefined) return {outputs, faults: failures};
  return {outputs, faults: await checkAssertions(await context.browser(), folder.folder, json)};
}

function parsed(text: string | undefined): {json?: ExampleRun; fault?: string} {
  if (text === undefined) return {};
  try {
    const json = readExampleRun(text);
    if (json.open === undefined && json.seen.length > 0) {
      return {fault: 'step.json: "seen" needs "open", the page that is opened'};
    }
    return {json};
  } catch (error) {
    return {fault: `step.json: ${(error as Error).message}`};
  }
}

type Order = ExampleRun['run'][number];

const commandOf = (order: Order) =>
  typeof order === 'string' ? order : 'stays' in order ? order.stays : order.fails;

/**
 * @param ordered how step.json has them run
 * @param isHeld whether they have to end as it says
 */
async function runAll(
  folder: RunFolder,
  commands: readonly string[],
  ordered: ReadonlyMap<string, Order>,
  isHeld: boolean,
) {
  const outputs: string[] = [];
  const failures: string[] = [];
  for (const command of commands) {
    const order = ordered.get(command);
    if (typeof order === 'object' && 'stays' in order) {
      const {output, faults} = await runLongRunning(folder, order);
      outputs.push(output);
      failures.push(...faults);
      continue;
    }
    const {output, ended, code} = await runCommand(folder, command);
    outputs.push(ended === 'time' ? `${output}\n[stopped: it did not end by itself]` : output);
    const mustFail = typeof order === 'object';
    if (isHeld && order !== undefined && (code !== 0) !== mustFail) {
      failures.push(`"${command}" ends with exit code ${code}: ${output.slice(-600)}`);
    }
  }
  return {outputs, failures};
}
