import {type ChildProcess, fork, type ForkOptions, type Serializable} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import {setTimeout} from 'node:timers/promises';
import pLimit from 'p-limit';

/** How the processes of a pool are started, and how long each job may take. */
export interface WorkerOptions {
  /** Absolute path of the script. */
  file: string;
  /** Words the script gets. */
  words?: readonly string[];
  fork: Pick<ForkOptions, 'cwd' | 'env' | 'execArgv' | 'serialization'>;
  /** How long a job may take, in milliseconds. */
  timeLimit: number;
}

/** Why a process gave no result; the message goes on after the name of what it was to do. */
export class WorkerError extends Error {
  /**
   * @param reason it took more time than it may, or more memory, or ended by itself
   * @param stderr what the process has written to its standard error last
   */
  constructor(
    readonly reason: 'time' | 'memory' | 'exit',
    message: string,
    readonly stderr = '',
  ) {
    super(message);
  }
}

/** A process that is ready, with what it wrote to its standard error during its job. */
interface Worker {
  child: ChildProcess;
  stderr: string;
  jobs: number;
}

/** How much is kept of what a process writes to its standard error. */
const longestOutput = 8000;

/**
 * Does jobs in child processes with limits, as many at once as there are cores. A process is
 * started when it is needed; one that ends or takes too long is replaced. No library does this:
 * those there are leave a process that ignores SIGTERM, and do not tell why one has ended.
 *
 * The script of the processes sends `'ready'` when it is loaded, and then one message for each it
 * gets.
 */
export class WorkerPool<Job, Result> {
  readonly #running = new Set<ChildProcess>();
  #idle: Worker[] = [];
  readonly #limit;

  /** @param size how many jobs are done at once */
  constructor(
    private readonly options: WorkerOptions,
    size = availableParallelism(),
  ) {
    this.#limit = pLimit(size);
  }

  /**
   * Does a job as soon as a process is free. Where the process ends and had done other jobs before,
   * the job is tried again in a new one, because those may be what ended it.
   * @throws WorkerError when the process ends, or takes longer or more memory than it may
   */
  run(job: Job): Promise<Result> {
    return this.#limit(async () => {
      const worker = this.#idle.pop() ?? (await this.#start());
      try {
        return await this.#try(job, worker);
      } catch (error) {
        if (worker.jobs === 1 || (error as WorkerError).reason === 'time') throw error;
        return this.#try(job, await this.#start());
      }
    });
  }

  close(): void {
    for (const child of this.#running) child.kill('SIGKILL');
    this.#idle = [];
  }

  async #try(job: Job, worker: Worker): Promise<Result> {
    const {child} = worker;
    const {timeLimit} = this.options;
    worker.jobs += 1;
    worker.stderr = '';
    const ended = new AbortController();
    // Ignore that a process has ended already: its `close` event gives the reason.
    child.send(job as Serializable, () => undefined);
    const [result, code] = await Promise.race([
      once(child, 'message', ended).then((message) => message as [Result]),
      // `close`, not `exit`: only then all of its output was read.
      once(child, 'close', ended).then(([exit]) => [undefined, String(exit)] as const),
      setTimeout(timeLimit, [undefined, 'late'] as const, ended),
    ]).finally(() => ended.abort());
    if (code === undefined) {
      this.#idle.push(worker);
      return result as Result;
    }
    child.kill('SIGKILL');
    if (code === 'late')
      throw new WorkerError('time', `takes more than ${Math.ceil(timeLimit / 1000)} seconds`);
    throw /out of memory/.test(worker.stderr)
      ? new WorkerError('memory', 'takes more memory than it may')
      : new WorkerError('exit', `ended the process with exit code ${code}`, worker.stderr);
  }

  /** @throws what the script writes when it cannot be loaded */
  async #start(): Promise<Worker> {
    const {file, words, fork: settings} = this.options;
    const child = fork(file, words, {...settings, stdio: ['ignore', 'ignore', 'pipe', 'ipc']});
    const worker: Worker = {child, stderr: '', jobs: 0};
    this.#running.add(child);
    child.stderr!.on('data', (text: Buffer) => {
      worker.stderr = (worker.stderr + String(text)).slice(-longestOutput);
    });
    child.on('close', () => {
      this.#running.delete(child);
      this.#idle = this.#idle.filter((idleWorker) => idleWorker !== worker);
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'close').then(() => {
        throw new Error(`${file} did not start: ${worker.stderr}`);
      }),
    ]);
    return worker;
  }
}
