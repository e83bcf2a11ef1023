import {fileURLToPath} from 'node:url';
import {WorkerError, WorkerPool} from '../../worker-pool';
import {environment, limitedTo, memoryLimit, timeLimit} from './limits';
import {SandboxFolder} from './folder';
import type {Dialect} from '../../versions/dialects';

const file = fileURLToPath(new URL('child.cjs', import.meta.url));

/** Where samples run: child processes with limits, one for each core. */
export class Sandbox {
  readonly folder: SandboxFolder;
  readonly #pool: WorkerPool<Job, Fault[]>;

  constructor(
    readonly siteDir: string,
    time = timeLimit,
  ) {
    this.folder = new SandboxFolder(siteDir);
    const {root} = this.folder;
    const fork = {execArgv: limitedTo(root), cwd: root, env: environment(root)};
    this.#pool = new WorkerPool({file, fork, timeLimit: time});
  }

  /** Does a job as soon as a child process is free; that it had to be stopped is a fault. */
  async run(job: Job): Promise<Fault[]> {
    try {
      return await this.#pool.run(job);
    } catch (error) {
      if (error instanceof WorkerError) return [{message: howItEnded(error)}];
      throw error;
    }
  }

  /** Ends all processes and deletes what they wrote. */
  close(): void {
    this.#pool.close();
    this.folder.remove();
  }
}

function howItEnded({reason, message, stderr}: WorkerError): string {
  if (reason === 'time') return 'it did not end by itself and was stopped';
  if (reason === 'memory') return `it took more than ${memoryLimit} MB of memory and was stopped`;
  const error = /^\w*Error: .*$/m.exec(stderr)?.[0];
  return error ? `it stopped the process: ${error}` : `it ${message}`;
}

/** What a child process is asked to do. */
export type Job =
  | {
      kind: 'configuration';
      folder: string;
      file: string;
      /** Whether webpack lets unknown experiments pass, so that they are looked at. */
      experiments: boolean;
      /** Absolute folder of the development server, or of what is kept of it. */
      devServer: string;
      build: boolean;
    }
  | {kind: 'claim'; folder: string; file: string; number: number; mode: string}
  | {kind: 'command'; folder: string; words: string[]; flags: Dialect['flags']};

/** What it found: nothing when all is well. */
export interface Fault {
  message: string;
  /** What is longer than a line. */
  detail?: string;
  /** 1-based line of the file of the job. */
  line?: number;
}
