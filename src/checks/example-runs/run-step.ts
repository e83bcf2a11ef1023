import type {Computation} from '../../cache';
import type {VersionLabel} from '../../versions';
import type {Step} from '../../content/examples/read-example';
import type {Context} from '../rules/rule';
import type {Sandbox} from '../sandbox';
import {runCommand} from './commands';
import {look} from './assertions';
import {type Play, readPlay} from './run-example';
import type {PlayFolder} from './run-folder';
import {Playground} from './run-folders';
import {stay} from './long-running';

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
export interface Played {
  /** What each command of the page printed. */
  answers: string[];
  /** What is not as the step.json says. */
  faults: string[];
}

const plays: Computation = {name: 'plays', module: import.meta.url, usesAllPackages: true};

/**
 * Plays a step in a clean folder: the commands of the page, those of its `step.json`, and the look
 * into a browser. The result is kept.
 */
export function playStep(part: Part, context: Context): Promise<Played> {
  const {example, step, version, commands} = part;
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  const inputs = [version, example, step.play ?? '', ...commands, '', ...files];
  return context.cache.kept(plays, inputs, () =>
    context.limit(() =>
      playgroundOf(context.sandbox).borrow(example, version, (folder) =>
        play(part, folder, context),
      ),
    ),
  );
}

const playgrounds = new WeakMap<Sandbox, Playground>();

function playgroundOf(sandbox: Sandbox): Playground {
  const playground = playgrounds.get(sandbox) ?? new Playground(sandbox);
  playgrounds.set(sandbox, playground);
  return playground;
}

async function play({step, commands}: Part, folder: PlayFolder, context: Context): Promise<Played> {
  const {json, fault} = parsed(step.play);
  const start = async () => {
    folder.start(step.files);
    const before = json?.before ?? [];
    return (await runAll(folder, before, new Map(before.map((one) => [one, one])), true)).failures;
  };
  const early = await start();
  // Where the page shows all that step.json runs, one run serves both.
  const ordered = new Map(json?.run.map((order) => [commandOf(order), order]));
  const together = [...ordered.keys()].every((command) => commands.includes(command));
  const {answers, failures} = await runAll(folder, commands, ordered, together);
  failures.unshift(...early);
  if (fault) return {answers, faults: [fault]};
  if (json === undefined) return {answers, faults: []};
  if (!together) {
    await start();
    const alone = await runAll(folder, [...ordered.keys()], ordered, true);
    failures.push(...alone.failures);
  }
  if (failures.length > 0 || json.open === undefined) return {answers, faults: failures};
  return {answers, faults: await look(await context.browser(), folder.folder, json)};
}

function parsed(text: string | undefined): {json?: Play; fault?: string} {
  if (text === undefined) return {};
  try {
    const json = readPlay(text);
    if (json.open === undefined && json.seen.length > 0) {
      return {fault: 'step.json: "seen" needs "open", the page that is opened'};
    }
    return {json};
  } catch (error) {
    return {fault: `step.json: ${(error as Error).message}`};
  }
}

type Order = Play['run'][number];

const commandOf = (order: Order) =>
  typeof order === 'string' ? order : 'stays' in order ? order.stays : order.fails;

/**
 * @param ordered how step.json has them run
 * @param isHeld whether they have to end as it says
 */
async function runAll(
  folder: PlayFolder,
  commands: readonly string[],
  ordered: ReadonlyMap<string, Order>,
  isHeld: boolean,
) {
  const answers: string[] = [];
  const failures: string[] = [];
  for (const command of commands) {
    const order = ordered.get(command);
    if (typeof order === 'object' && 'stays' in order) {
      const {output, faults} = await stay(folder, order);
      answers.push(output);
      failures.push(...faults);
      continue;
    }
    const {output, ended, code} = await runCommand(folder, command);
    answers.push(ended === 'time' ? `${output}\n[stopped: it did not end by itself]` : output);
    const mustFail = typeof order === 'object';
    if (isHeld && order !== undefined && (code !== 0) !== mustFail) {
      failures.push(`"${command}" ends with exit code ${code}: ${output.slice(-600)}`);
    }
  }
  return {answers, failures};
}
