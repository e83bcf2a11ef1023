import {type ChildProcess, fork, type ForkOptions, type Serializable} from 'node:child_process';
import {WorkerError} from './worker-error';

export interface WorkerOptions {
  /** Absolute path of the script. */
  file: string;
  /** Words the script gets. */
  words?: readonly string[];
  fork: Pick<ForkOptions, 'cwd' | 'env' | 'execArgv' | 'serialization'>;
  /** How long a job may take, in milliseconds. */
  timeLimit: number;
}

/** How much is kept of what a process writes to its standard error. */
const longestOutput = 8000;

/** A child process that does one job after the other until one of them ends it. */
export class WorkerProcess<Job, Result> {
  #child?: ChildProcess;
  #jobs = 0;
  #stderr = '';

  constructor(private readonly options: WorkerOptions) {}

  /**
   * Does a job. Where the process ends and had done other jobs before, the job is tried again in a
   * new one, because those may be what ended it.
   */
  async run(job: Job): Promise<Result> {
    const child = this.#child ?? (await this.#start());
    const isFirst = this.#jobs === 0;
    try {
      return await this.#try(job, child);
    } catch (error) {
      if (isFirst || (error as WorkerError).reason === 'time') throw error;
      return this.#try(job, await this.#start());
    }
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #try(job: Job, child: ChildProcess): Promise<Result> {
    this.#jobs += 1;
    this.#stderr = '';
    const limit = this.options.timeLimit;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('close', onClose);
      };
      const onMessage = (result: unknown) => {
        end();
        resolve(result as Result);
      };
      // Not at its exit: then not all is read of what it wrote.
      const onClose = (code: number | null) => {
        end();
        reject(this.#errorAt(code));
      };
      const timer = setTimeout(() => {
        end();
        this.stop();
        reject(new WorkerError('time', `takes more than ${Math.ceil(limit / 1000)} seconds`));
      }, limit);
      child.on('message', onMessage).on('close', onClose);
      // A process that has ended gets no job; its end tells why.
      child.send(job as Serializable, () => undefined);
    });
  }

  /** @throws what the script writes when it cannot be loaded */
  #start(): Promise<ChildProcess> {
    const {file, words, fork: settings} = this.options;
    const child = fork(file, words, {...settings, stdio: ['ignore', 'ignore', 'pipe', 'ipc']});
    this.#child = child;
    this.#jobs = 0;
    this.#stderr = '';
    child.stderr!.on('data', (text: Buffer) => {
      this.#stderr = (this.#stderr + String(text)).slice(-longestOutput);
    });
    child.on('close', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('error', reject);
      child.once('close', () => reject(new Error(`${file} did not start: ${this.#stderr}`)));
    });
  }

  #errorAt(code: number | null): WorkerError {
    return /out of memory/.test(this.#stderr)
      ? new WorkerError('memory', 'takes more memory than it may')
      : new WorkerError('exit', `ended the process with exit code ${code}`, this.#stderr);
  }
}
