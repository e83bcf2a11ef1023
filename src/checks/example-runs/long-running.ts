import {readFileSync, writeFileSync} from 'node:fs';
import {setDefaultAutoSelectFamilyAttemptTimeout} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {Program} from '../sandbox/execute';
import {commandTimeLimit} from '../sandbox/limits';
import {commandIn, removeProjectPath} from './commands';
import type {Action, LongRunning} from './run-example';

/** How long to wait for further output after the expected text, in milliseconds. */
const settleTime = 300;
/** Milliseconds before an edit: watchers merge changes that follow each other, or the start, too quickly. */
const delayBeforeEdit = 1200;

// `localhost` has an IPv4 and an IPv6 address; on a busy machine, 250 ms are not enough to connect to one.
setDefaultAutoSelectFamilyAttemptTimeout(5000);

/**
 * Runs a program that does not end by itself: waits until it is ready, performs the edits and requests of
 * the step, and stops it.
 * @returns its output with the escape sequences of colors, and the differences from the step
 */
export async function runLongRunning(folder: string, {stays, until, then}: LongRunning) {
  const {program, options} = commandIn(folder, stays);
  const running = new Program(program, [], options);
  const waitFor = createWaiter(running, stays);
  const faults: string[] = [];
  try {
    await waitFor(until);
    for (const action of then) {
      if ('request' in action) await checkResponse(action, textOf(running));
      else {
        await edit(folder, action);
        await waitFor(action.until);
      }
    }
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    running.stop();
    await running.end;
  }
  return {colored: removeProjectPath(folder, running.output), faults};
}

/** Gives the output of a program without colors. */
const textOf = ({output}: Program) => stripVTControlCharacters(output);

async function edit(folder: string, action: Extract<Action, {edit: string}>): Promise<void> {
  const file = path.join(folder, action.edit);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(action.replace)) throw new Error(`${action.edit} has no "${action.replace}"`);
  await setTimeout(delayBeforeEdit);
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
  const response = await sendRequest(`${origin}${request}`);
  const body = await response.text();
  if (response.status !== status)
    throw new Error(`${request} responds with ${response.status}, not ${status}`);
  if (text !== undefined && !body.includes(text))
    throw new Error(`${request} responds without "${text}": ${body.slice(0, 200)}`);
}

/**
 * Requests a URL on a new connection: the server may close an idle one during a long build.
 * @throws with the reason when there is no response
 */
async function sendRequest(address: string): Promise<Response> {
  try {
    return await fetch(address, {headers: {connection: 'close'}});
  } catch (error) {
    const {cause, message} = error as Error;
    const reason = (cause as {code?: string} | undefined)?.code ?? message;
    throw new Error(`${address} does not respond: ${reason}`, {cause: error});
  }
}

/** Makes a function that waits until a program prints a text after the last one that was waited for. */
function createWaiter(running: Program, command: string) {
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
    await setTimeout(settleTime);
    position = textOf(running).length;
  };
}
