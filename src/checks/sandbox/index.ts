import {cpus} from 'node:os';
import {SandboxFolder} from './folder';
import type {Fault, Job} from './job';
import {Worker} from './worker';

/** Where samples run: child processes with limits, one for each core. */
export class Sandbox {
  readonly folder: SandboxFolder;
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(readonly siteDir: string) {
    this.folder = new SandboxFolder(siteDir);
  }

  /** Does a job as soon as a child process is free. */
  async run(job: Job): Promise<Fault[]> {
    const worker = await this.#free();
    try {
      return await worker.run(job);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(worker);
      else this.#idle.push(worker);
    }
  }

  /** Ends all processes and deletes what they wrote. */
  close(): void {
    for (const worker of this.#all) worker.stop();
    this.folder.remove();
  }

  #free(): Worker | Promise<Worker> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.length < cpus().length) {
      const worker = new Worker(this.folder.root);
      this.#all.push(worker);
      return worker;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
