import type {Step} from '../../examples/read-example';
import type {Context} from '../rule';
import {runCommand} from './commands';
import {look} from './look';
import {type Play, readPlay} from './play';
import type {PlayFolder} from './play-folder';

/** A step of an example, with the commands that a page shows for it. */
export interface Part {
  /** Name of the example. */
  example: string;
  step: Step;
  version: '5' | '4';
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

/**
 * Plays a step in a clean folder: the commands of the page, those of its `step.json`, and the look
 * into a browser. The result is kept while files, commands and packages are the same.
 */
export function playStep(part: Part, context: Context): Promise<Played> {
  const {example, step, version, commands} = part;
  const files = [...step.files].flatMap(([file, content]) => [file, content.toString('base64')]);
  const inputs = [version, example, step.play ?? '', ...commands, '', ...files];
  return context.playCache.kept(inputs, () =>
    context.limit(() =>
      context.playground.borrow(example, version, (folder) => play(part, folder, context)),
    ),
  );
}

async function play({step, commands}: Part, folder: PlayFolder, context: Context): Promise<Played> {
  const {json, fault} = parsed(step.play);
  folder.start(step.files);
  // Where the page shows all that step.json runs, one run serves both.
  const expected = new Map(json?.run.map(expectation));
  const together = [...expected.keys()].every((command) => commands.includes(command));
  const {answers, failures} = await runAll(folder, commands, together ? expected : new Map());
  if (fault) return {answers, faults: [fault]};
  if (json === undefined) return {answers, faults: []};
  if (!together) {
    folder.start(step.files);
    const alone = await runAll(folder, [...expected.keys()], expected);
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

type End = 'succeeds' | 'fails';

const expectation = (command: Play['run'][number]): [command: string, end: End] =>
  typeof command === 'string' ? [command, 'succeeds'] : [command.fails, 'fails'];

/** @param expected how commands have to end */
async function runAll(
  folder: PlayFolder,
  commands: readonly string[],
  expected: ReadonlyMap<string, End>,
) {
  const answers: string[] = [];
  const failures: string[] = [];
  for (const command of commands) {
    const {output, ended, code} = await runCommand(folder, command);
    answers.push(ended === 'time' ? `${output}\n[stopped: it did not end by itself]` : output);
    const end: End = code === 0 ? 'succeeds' : 'fails';
    if ((expected.get(command) ?? end) !== end) {
      failures.push(`"${command}" ends with exit code ${code}: ${output.slice(-600)}`);
    }
  }
  return {answers, failures};
}
