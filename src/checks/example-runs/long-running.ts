import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stopGroup} from '../sandbox/execute';
import {timeLimit} from '../sandbox/limits';
import {commandIn, withoutPlace} from './commands';
import type {Act, Staying} from './run-example';
import type {PlayFolder} from './run-folder';

/** How long a program may go on printing after what was waited for, in milliseconds. */
const rest = 300;
/** Watchers take changes for one that come at once, or that they find when they begin to watch. */
const quiet = 1200;

/** What it printed, and what was not as it should be. */
export interface Stayed {
  output: string;
  faults: string[];
}

/**
 * Runs a program that does not end by itself: waits until it is ready, changes files and asks its
 * server as the step says, and stops it.
 */
export async function stay(folder: PlayFolder, staying: Staying): Promise<Stayed> {
  const {program, options} = commandIn(folder, staying.stays);
  const child = spawn(program, [], {...options, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  const told = new Told(child, staying.stays);
  const faults: string[] = [];
  try {
    await told.says(staying.until);
    for (const act of staying.then) await done(act, folder, told);
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    stopGroup(child.pid);
    await told.ended;
  }
  return {output: withoutPlace(folder, told.output), faults};
}

async function done(act: Act, {folder}: PlayFolder, told: Told): Promise<void> {
  if ('request' in act) return answered(act, told);
  const file = path.join(folder, act.edit);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(act.replace)) throw new Error(`${act.edit} has no "${act.replace}"`);
  await setTimeout(quiet);
  writeFileSync(
    file,
    text.replace(act.replace, () => act.by),
  );
  await told.says(act.until);
}

async function answered(
  {request, status, text}: Extract<Act, {request: string}>,
  told: Told,
): Promise<void> {
  const [origin] = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(told.output) ?? [];
  if (!origin) throw new Error(`${request} cannot be asked for: no address was printed`);
  const answer = await fetch(`${origin}${request}`);
  const body = await answer.text();
  if (answer.status !== status)
    throw new Error(`${request} is answered with ${answer.status}, not ${status}`);
  if (text !== undefined && !body.includes(text))
    throw new Error(`${request} is answered without "${text}": ${body.slice(0, 200)}`);
}

/** What a program has printed, and what it prints next. */
class Told {
  output = '';
  readonly ended: Promise<void>;
  #read = 0;
  #hasEnded = false;

  constructor(
    child: ChildProcess,
    private readonly command: string,
  ) {
    child.stdout!.on('data', (text: Buffer) => (this.output += String(text)));
    child.stderr!.on('data', (text: Buffer) => (this.output += String(text)));
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#hasEnded = true;
        resolve();
      };
      child.on('close', end).on('error', end);
    });
  }

  /** @throws when the program ends or the time is over before it prints the text */
  async says(text: string): Promise<void> {
    const end = Date.now() + 4 * timeLimit();
    while (!this.output.includes(text, this.#read)) {
      const what = this.#hasEnded ? 'ended' : Date.now() > end ? 'was stopped' : undefined;
      if (what) {
        const said = this.output.slice(this.#read).slice(-600);
        throw new Error(`"${this.command}" ${what} and did not print "${text}", only: ${said}`);
      }
      await setTimeout(50);
    }
    await setTimeout(rest);
    this.#read = this.output.length;
  }
}
