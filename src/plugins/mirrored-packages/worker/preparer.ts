import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Computation} from '../../../cache';
import type {ImageCopy} from '../build/images/copy-image';
import {limits, timeLimit} from '../build/limits';
import {specOf} from '../build/page-names';
import type {Pin} from '../build/pins';
import {pageOf} from '../build/prepared-page';
import type {ReadmePage} from '../build/readme-page';
import type {ImageJob, Job, Outcome} from './job';

/** What is made here, for the cache. */
export const preparedPages: Computation = {name: 'READMEs', module: import.meta.url};
export const imageCopies: Computation = {name: 'images', module: import.meta.url};

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Prepares pages and copies images in a process apart: one that would keep the parsers busy for
 * ever, or take all memory, ends there and does not take the build along. The process starts with
 * the first of them.
 */
export class Preparer {
  #child?: Promise<ChildProcess>;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param limit gives how many milliseconds a page or an image may take now
   * @param memory how many megabytes they may take
   */
  constructor(
    private readonly limit = timeLimit,
    private readonly memory = limits.memory,
  ) {}

  /**
   * Makes a README a page whose links are not resolved yet.
   * @throws with the name of the package, when it breaks a limit or cannot be mirrored
   */
  async prepare(pin: Pin, tarball: Buffer): Promise<ReadmePage> {
    const done = await this.#inTurn({pin, tarball}, 'its README');
    if ('page' in done) return pageOf(pin, done.page);
    const spec = specOf(pin);
    const reason = `${reasonOf(done).replace(/\.$/, '')}.`;
    throw new Error(reason.startsWith(spec) ? reason : `${spec} cannot be mirrored: ${reason}`);
  }

  /**
   * Makes a copy of an image.
   * @throws with the reason, when it breaks a limit or is none
   */
  async copyImage(job: ImageJob): Promise<ImageCopy> {
    const done = await this.#inTurn(job, 'it');
    if ('image' in done) return {...done.image, data: Buffer.from(done.image.data)};
    throw new Error(reasonOf(done));
  }

  async stop(): Promise<void> {
    const child = await this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  /** One after the other: each has the time that is allowed for itself. */
  async #inTurn(job: Job, name: string): Promise<Outcome> {
    const outcome = this.#last.then(() => this.#try(job, name));
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  async #try(job: Job, name: string): Promise<Outcome> {
    const child = await (this.#child ??= start(this.memory));
    const limit = this.limit();
    let said = '';
    const listen = (text: Buffer) => void (said = (said + String(text)).slice(-8000));
    child.stderr!.on('data', listen);
    const outcome = await new Promise<Outcome | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), limit);
      const end = (result: Outcome) => {
        clearTimeout(timer);
        resolve(result);
      };
      child.once('message', end);
      // Not at its exit: then not all is read of what it said.
      child.once('close', () => end({reason: `${name} ${this.#howItEnded(said)}`}));
      child.send(job);
    });
    child.removeAllListeners('message').removeAllListeners('close');
    child.stderr!.off('data', listen);
    if (!outcome || child.exitCode !== null || child.signalCode !== null) await this.stop();
    return outcome ?? {reason: `${name} takes more than ${Math.ceil(limit / 1000)} seconds`};
  }

  #howItEnded(said: string): string {
    return /out of memory/.test(said)
      ? `takes more than ${this.memory} MB of memory`
      : `stops the process that prepares pages: ${said.trim().split('\n').at(-1)}`;
  }
}

/** Megabytes a process takes besides the memory of JavaScript, which `limits.memory` is about. */
const outsideOfHeap = 512;

const reasonOf = (outcome: Outcome) => ('reason' in outcome ? outcome.reason : '');

async function start(memory: number): Promise<ChildProcess> {
  const child = fork(file, [String(memory + outsideOfHeap)], {
    execArgv: ['--import', typeScript, `--max-old-space-size=${memory}`],
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
