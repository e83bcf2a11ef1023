import {fileURLToPath} from 'node:url';
import {WorkerError, WorkerPool} from '../../worker-pool';
import {environment, limitedTo, memoryLimit, timeLimit} from './limits';
import {SandboxFolder} from './folder';
import type {Dialect} from '../../versions/dialects';

const file = fileURLToPath(new URL('child.cjs', import.meta.url));

/** Runs samples in child processes with limits, one for each core. */
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

  /** Runs a job as soon as a child process is free. A timeout is a fault. */
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

/** A job for a child process. */
export type Job =
  | {
      kind: 'configuration';
      folder: string;
      file: string;
      /** Whether to check for unknown experiments, which webpack itself accepts. */
      experiments: boolean;
      /** Absolute folder of the development server's package. */
      devServer: string;
      build: boolean;
    }
  | {kind: 'claim'; folder: string; file: string; number: number; mode: string}
  | {kind: 'command'; folder: string; words: string[]; flags: Dialect['flags']};

/** Something wrong that a job has found. */
export interface Fault {
  message: string;
  /** Details of more than one line. */
  detail?: string;
  /** 1-based line of the file of the job. */
  line?: number;
}
