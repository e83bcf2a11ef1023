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

/** What became of a job, or why nothing did. */
export type Outcome = {result: ReadmePage | ImageCopy} | {reason: string};

/** The code that makes pages and copies of images, for the cache. */
export const code = 'plugins/mirrored-packages/{build,worker}';

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Megabytes a process takes besides the memory of JavaScript, which `limits.memoryMegabytes` is about. */
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
      words: [String(limits.memoryMegabytes + outsideOfHeap)],
      fork: {
        execArgv: ['--import', typeScript, `--max-old-space-size=${limits.memoryMegabytes}`],
        serialization: 'advanced',
      },
      timeLimit: limits.pageTimeoutSeconds * 1000,
    },
    1,
  );

  /**
   * Makes a README a page whose links are not resolved yet.
   * @throws with the name of the package, when it breaks a limit or cannot be mirrored
   */
  async prepare(pin: Pin, tarball: Buffer): Promise<ReadmePage> {
    try {
      return await this.#done<ReadmePage>({pin, tarball}, 'its README');
    } catch (error) {
      const spec = specOf(pin);
      const reason = (error as Error).message.replace(/\.?$/, '.');
      const message = reason.startsWith(spec) ? reason : `${spec} cannot be mirrored: ${reason}`;
      throw new Error(message, {cause: error});
    }
  }

  /**
   * Makes a copy of an image.
   * @throws with the reason, when it breaks a limit or is none
   */
  copyImage(job: ImageJob): Promise<ImageCopy> {
    return this.#done(job, 'it');
  }

  stop(): void {
    this.#pool.close();
  }

  async #done<Result>(job: Job, name: string): Promise<Result> {
    const outcome = await this.#pool.run(job).catch((error: Error) => {
      throw error instanceof WorkerError ? new Error(`${name} ${describeFailure(error)}`) : error;
    });
    if ('reason' in outcome) throw new Error(outcome.reason);
    return outcome.result as Result;
  }
}

function describeFailure({reason, message, stderr}: WorkerError): string {
  if (reason === 'time') return message;
  return reason === 'memory'
    ? `takes more than ${limits.memoryMegabytes} MB of memory`
    : `stops the process that prepares pages: ${stderr.trim().split('\n').at(-1)}`;
}
