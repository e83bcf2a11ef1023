import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stopGroup} from '../sandbox/execute';
import {commandTimeLimit} from '../sandbox/limits';
import {commandIn, withoutPlace} from './commands';
import type {Action, LongRunning} from './run-example';

/** How long a program may go on printing after what was waited for, in milliseconds. */
const rest = 300;
/** Watchers take changes for one that come at once, or that they find when they begin to watch. */
const quiet = 1200;

/**
 * Runs a program that does not end by itself: waits until it is ready, changes files and asks its
 * server as the step says, and stops it.
 * @returns what it printed, and what was not as it should be
 */
export async function runLongRunning(folder: string, longRunning: LongRunning) {
  const {program, options} = commandIn(folder, longRunning.stays);
  const child = spawn(program, [], {...options, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  const output = new ProcessOutput(child, longRunning.stays);
  const faults: string[] = [];
  try {
    await output.says(longRunning.until);
    for (const action of longRunning.then) await perform(action, folder, output);
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    stopGroup(child.pid);
    await output.ended;
  }
  return {output: withoutPlace(folder, output.text), faults};
}

async function perform(action: Action, folder: string, output: ProcessOutput): Promise<void> {
  if ('request' in action) return checkResponse(action, output);
  const file = path.join(folder, action.edit);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(action.replace)) throw new Error(`${action.edit} has no "${action.replace}"`);
  await setTimeout(quiet);
  writeFileSync(
    file,
    text.replace(action.replace, () => action.by),
  );
  await output.says(action.until);
}

async function checkResponse(
  {request, status, text}: Extract<Action, {request: string}>,
  output: ProcessOutput,
): Promise<void> {
  const [origin] = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(output.text) ?? [];
  if (!origin) throw new Error(`${request} cannot be asked for: no address was printed`);
  const response = await fetch(`${origin}${request}`);
  const body = await response.text();
  if (response.status !== status)
    throw new Error(`${request} responds with ${response.status}, not ${status}`);
  if (text !== undefined && !body.includes(text))
    throw new Error(`${request} responds without "${text}": ${body.slice(0, 200)}`);
}

/** What a program has printed, and what it prints next. */
class ProcessOutput {
  text = '';
  readonly ended: Promise<void>;
  #read = 0;
  #hasEnded = false;

  constructor(
    child: ChildProcess,
    private readonly command: string,
  ) {
    child.stdout!.on('data', (text: Buffer) => (this.text += String(text)));
    child.stderr!.on('data', (text: Buffer) => (this.text += String(text)));
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#hasEnded = true;
        resolve();
      };
      child.on('close', end).on('error', end);
    });
  }

  /** @throws when the program ends or the time is over before it prints the text */
  async says(expected: string): Promise<void> {
    const end = Date.now() + commandTimeLimit;
    while (!this.text.includes(expected, this.#read)) {
      const what = this.#hasEnded ? 'ended' : Date.now() > end ? 'was stopped' : undefined;
      if (what) {
        const said = this.text.slice(this.#read).slice(-600);
        throw new Error(`"${this.command}" ${what} and did not print "${expected}", only: ${said}`);
      }
      await setTimeout(50);
    }
    await setTimeout(rest);
    this.#read = this.text.length;
  }
}
