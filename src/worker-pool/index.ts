import {availableParallelism} from 'node:os';
import pLimit from 'p-limit';
import {WorkerProcess, type WorkerOptions} from './worker-process';

export {WorkerError} from './worker-error';

/**
 * Does jobs in child processes with limits, as many at once as there are cores. A process is
 * started when it is needed first; one that ends or takes too long is replaced. No library does
 * this: those there are leave a process that ignores SIGTERM, and do not tell why one has ended.
 *
 * The script of the processes sends `'ready'` when it is loaded, and then one message for each it
 * gets.
 */
export class WorkerPool<Job, Result> {
  readonly #workers: WorkerProcess<Job, Result>[] = [];
  readonly #idle: WorkerProcess<Job, Result>[] = [];
  readonly #limit;

  /** @param size how many jobs are done at once */
  constructor(
    private readonly options: WorkerOptions,
    size = availableParallelism(),
  ) {
    this.#limit = pLimit(size);
  }

  /**
   * Does a job as soon as a process is free.
   * @throws WorkerError when the process ends, or takes longer or more memory than it may
   */
  run(job: Job): Promise<Result> {
    return this.#limit(async () => {
      const worker = this.#idle.pop() ?? this.#create();
      try {
        return await worker.run(job);
      } finally {
        this.#idle.push(worker);
      }
    });
  }

  /** Ends all processes. */
  close(): void {
    for (const worker of this.#workers) worker.stop();
  }

  #create(): WorkerProcess<Job, Result> {
    const worker = new WorkerProcess<Job, Result>(this.options);
    this.#workers.push(worker);
    return worker;
  }
}
