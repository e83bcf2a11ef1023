import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {WorkerError, WorkerPool} from '../../../worker-pool';
import type {ImageCopy} from '../build/images/copy-image';
import {limits} from '../build/limits';
import {specOf} from '../build/page-names';
import type {Pin} from '../build/pins';
import type {ReadmePage} from '../build/readme-page';

/** A page to prepare. */
export interface PageJob {
  pin: Pin;
  tarball: Uint8Array;
}

/** An image to copy. */
export interface ImageJob {
  /** The image, or the tarball that holds it. */
  bytes: Uint8Array;
  /** Its path inside the package, where that is a tarball. */
  packed?: string;
  /** How wide it is to be shown, in pixels; else as wide as it is. */
  width?: number;
}

export type Job = PageJob | ImageJob;

/** What became of a job: the page, the image, or why there is none. */
export type Outcome = {page: ReadmePage} | {image: ImageCopy} | {reason: string};

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
  readonly #pool = new WorkerPool<Job, Outcome>(
    {
      file,
      words: [String(limits.memory + outsideOfHeap)],
      fork: {
        execArgv: ['--import', typeScript, `--max-old-space-size=${limits.memory}`],
        serialization: 'advanced',
      },
      timeLimit: limits.seconds * 1000,
    },
    1,
  );

  /**
   * Makes a README a page whose links are not resolved yet.
   * @throws with the name of the package, when it breaks a limit or cannot be mirrored
   */
  async prepare(pin: Pin, tarball: Buffer): Promise<ReadmePage> {
    const done = await this.#outcomeOf({pin, tarball}, 'its README');
    if ('page' in done) return done.page;
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
      if (error instanceof WorkerError) return {reason: `${name} ${howItEnded(error)}`};
      throw error;
    }
  }
}

function howItEnded({reason, message, stderr}: WorkerError): string {
  if (reason === 'time') return message;
  return reason === 'memory'
    ? `takes more than ${limits.memory} MB of memory`
    : `stops the process that prepares pages: ${stderr.trim().split('\n').at(-1)}`;
}

const reasonOf = (outcome: Outcome) => ('reason' in outcome ? outcome.reason : '');
