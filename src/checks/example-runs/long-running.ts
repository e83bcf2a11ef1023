import {readFileSync, writeFileSync} from 'node:fs';
import {setDefaultAutoSelectFamilyAttemptTimeout} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {Program} from '../sandbox/execute';
import {commandTimeLimit} from '../sandbox/limits';
import {commandIn, withoutProjectPath} from './commands';
import type {Action, LongRunning} from './run-example';

/** How long a program may go on printing after what was waited for, in milliseconds. */
const settlingTime = 300;
/** Watchers take changes for one that come at once, or that they find when they begin to watch. */
const pauseBeforeEdit = 1200;

// `localhost` is two addresses, and on a busy machine 250 ms are not enough to connect to either.
setDefaultAutoSelectFamilyAttemptTimeout(5000);

/**
 * Runs a program that does not end by itself: waits until it is ready, changes files and asks its
 * server as the step says, and stops it.
 * @returns what it printed, with the escape sequences of colors, and what was not as it should be
 */
export async function runLongRunning(folder: string, {stays, until, then}: LongRunning) {
  const {program, options} = commandIn(folder, stays);
  const running = new Program(program, [], options);
  const says = waiterFor(running, stays);
  const faults: string[] = [];
  try {
    await says(until);
    for (const action of then) {
      if ('request' in action) await checkResponse(action, textOf(running));
      else {
        await edit(folder, action);
        await says(action.until);
      }
    }
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    running.stop();
    await running.end;
  }
  return {colored: withoutProjectPath(folder, running.output), faults};
}

/** What a program has printed, without colors. */
const textOf = ({output}: Program) => stripVTControlCharacters(output);

async function edit(folder: string, action: Extract<Action, {edit: string}>): Promise<void> {
  const file = path.join(folder, action.edit);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(action.replace)) throw new Error(`${action.edit} has no "${action.replace}"`);
  await setTimeout(pauseBeforeEdit);
  writeFileSync(
    file,
    text.replace(action.replace, () => action.by),
  );
}

async function checkResponse(
  {request, status, text}: Extract<Action, {request: string}>,
  printed: string,
): Promise<void> {
  const [origin] = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(printed) ?? [];
  if (!origin) throw new Error(`${request} cannot be asked for: no address was printed`);
  const response = await ask(`${origin}${request}`);
  const body = await response.text();
  if (response.status !== status)
    throw new Error(`${request} responds with ${response.status}, not ${status}`);
  if (text !== undefined && !body.includes(text))
    throw new Error(`${request} responds without "${text}": ${body.slice(0, 200)}`);
}

/**
 * Asks a server on a connection of its own: it may end an idle one while a build takes long.
 * @throws saying why there was no response
 */
async function ask(address: string): Promise<Response> {
  try {
    return await fetch(address, {headers: {connection: 'close'}});
  } catch (error) {
    const {cause, message} = error as Error;
    const reason = (cause as {code?: string} | undefined)?.code ?? message;
    throw new Error(`${address} does not respond: ${reason}`, {cause: error});
  }
}

/** Gives what waits until a program prints a text, behind what was waited for before. */
function waiterFor(running: Program, command: string) {
  let position = 0;
  return async (expected: string): Promise<void> => {
    const end = Date.now() + commandTimeLimit;
    while (!textOf(running).includes(expected, position)) {
      if (running.hasEnded || Date.now() > end) {
        const ending = running.hasEnded ? 'ended' : 'was stopped';
        const printed = textOf(running).slice(position).slice(-600);
        throw new Error(`"${command}" ${ending} and did not print "${expected}", only: ${printed}`);
      }
      await setTimeout(50);
    }
    await setTimeout(settlingTime);
    position = textOf(running).length;
  };
}
