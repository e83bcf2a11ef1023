import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {limits, timeLimit} from '../limits';
import {specOf} from '../page-names';
import type {Pin} from '../pins';
import {pageOf} from '../prepared-page';
import type {ReadmePage} from '../readme-page';
import type {Job, Outcome} from './job';

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Prepares pages in a process apart: a README that would keep the parsers busy for ever, or take
 * all memory, ends there and does not take the build along. The process starts with the first page.
 */
export class Preparer {
  #child?: Promise<ChildProcess>;
  #last: Promise<unknown> = Promise.resolve();

  /** @param limit gives how many milliseconds a page may take now */
  constructor(private readonly limit = timeLimit) {}

  /**
   * Makes a README a page whose links are not resolved yet.
   * @throws with the name of the package, when it breaks a limit or cannot be mirrored
   */
  async prepare(pin: Pin, tarball: Buffer): Promise<ReadmePage> {
    // One after the other: each has the time that is allowed for itself.
    const outcome = this.#last.then(() => this.#try({pin, tarball}));
    this.#last = outcome.catch(() => undefined);
    const done = await outcome;
    if ('page' in done) return pageOf(pin, done.page);
    const spec = specOf(pin);
    const reason = `${done.reason.replace(/\.$/, '')}.`;
    throw new Error(reason.startsWith(spec) ? reason : `${spec} cannot be mirrored: ${reason}`);
  }

  async stop(): Promise<void> {
    const child = await this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  async #try(job: Job): Promise<Outcome> {
    const child = await (this.#child ??= start());
    const limit = this.limit();
    let said = '';
    const listen = (text: Buffer) => void (said = (said + String(text)).slice(-4000));
    child.stderr!.on('data', listen);
    const outcome = await new Promise<Outcome | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), limit);
      const end = (result: Outcome) => {
        clearTimeout(timer);
        resolve(result);
      };
      child.once('message', end);
      child.once('exit', () => end({reason: howItEnded(said)}));
      child.send(job);
    });
    child.removeAllListeners('message').removeAllListeners('exit');
    child.stderr!.off('data', listen);
    if (!outcome || child.exitCode !== null || child.signalCode !== null) await this.stop();
    return outcome ?? {reason: `its README takes more than ${Math.ceil(limit / 1000)} seconds`};
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(file, {
    execArgv: ['--import', typeScript, `--max-old-space-size=${limits.memory}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  const listen = (text: Buffer) => void (said += String(text));
  child.stderr!.on('data', listen);
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (first !== 'ready') throw new Error(`The process that prepares pages did not start: ${said}`);
  child.removeAllListeners('exit').stderr!.off('data', listen).resume();
  return child;
}

function howItEnded(said: string): string {
  return /heap out of memory/.test(said)
    ? `its README takes more than ${limits.memory} MB of memory.`
    : `it stopped the process that prepares pages: ${said.trim().split('\n').at(-1)}`;
}
