import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {WorkerError, WorkerPool} from '../../../worker-pool';
import type {ImageCopy} from '../build/images/copy-image';
import {limits} from '../build/limits';
import {specOf} from '../build/page-names';
import type {Pin} from '../build/pins';
import {pageOf} from '../build/prepared-page';
import type {ReadmePage} from '../build/readme-page';
import type {ImageJob, Job, Outcome} from './job';

/** The code that makes pages and copies of images, for the cache. */
export const code = 'plugins/mirrored-packages/{build,worker}';

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Megabytes a process takes besides the memory of JavaScript, which `limits.memory` is about. */
const outsideOfHeap = 512;

/**
 * Prepares pages and copies images in another process, one after the other: each has the time that
 * is allowed for itself, and one that would keep the parsers busy for ever, or take all memory,
 * does not take the build along.
 */
export class Preparer {
  readonly #pool: WorkerPool<Job, Outcome>;

  /**
   * @param limit how many milliseconds a page or an image may take
   * @param memory how many megabytes they may take
   */
  constructor(
    limit = limits.seconds * 1000,
    private readonly memory = limits.memory,
  ) {
    const execArgv = ['--import', typeScript, `--max-old-space-size=${memory}`];
    const words = [String(memory + outsideOfHeap)];
    const fork = {execArgv, serialization: 'advanced'} as const;
    this.#pool = new WorkerPool({file, words, fork, timeLimit: limit}, 1);
  }

  /**
   * Makes a README a page whose links are not resolved yet.
   * @throws with the name of the package, when it breaks a limit or cannot be mirrored
   */
  async prepare(pin: Pin, tarball: Buffer): Promise<ReadmePage> {
    const done = await this.#outcomeOf({pin, tarball}, 'its README');
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
    const done = await this.#outcomeOf(job, 'it');
    if ('image' in done) return {...done.image, data: Buffer.from(done.image.data)};
    throw new Error(reasonOf(done));
  }

  stop(): void {
    this.#pool.close();
  }

  async #outcomeOf(job: Job, name: string): Promise<Outcome> {
    try {
      return await this.#pool.run(job);
    } catch (error) {
      if (error instanceof WorkerError) return {reason: `${name} ${this.#howItEnded(error)}`};
      throw error;
    }
  }

  #howItEnded({reason, message, stderr}: WorkerError): string {
    if (reason === 'time') return message;
    return reason === 'memory'
      ? `takes more than ${this.memory} MB of memory`
      : `stops the process that prepares pages: ${stderr.trim().split('\n').at(-1)}`;
  }
}

const reasonOf = (outcome: Outcome) => ('reason' in outcome ? outcome.reason : '');
