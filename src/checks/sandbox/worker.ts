import {type ChildProcess, fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {Fault, Job} from './job';
import {limitedTo, memoryLimit, timeLimit} from './limits';

const file = fileURLToPath(new URL('child.cjs', import.meta.url));

/** A child process that does one job after the other until one of them stops it. */
export class Worker {
  #child?: ChildProcess;
  #jobs = 0;
  #said = '';

  /** @param folder the only folder it may write */
  constructor(private readonly folder: string) {}

  /**
   * Does a job. A child that ends or hangs is replaced; where one that ended had done other jobs
   * before, the job is tried again in a new one, because those may be what ended it.
   */
  async run(job: Job): Promise<Fault[]> {
    const first = this.#jobs === 0;
    const {faults, ended} = await this.#try(job);
    return ended && !first ? (await this.#try(job)).faults : faults;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#jobs = 0;
  }

  #try(job: Job): Promise<{faults: Fault[]; ended: boolean}> {
    this.#jobs += 1;
    this.#said = '';
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const end = (faults: Fault[], ended = false) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        resolve({faults, ended});
      };
      const onMessage = (faults: Fault[]) => end(faults);
      const onExit = (code: number | null) => {
        this.stop();
        end([{what: this.#howItEnded(code)}], true);
      };
      const timer = setTimeout(() => {
        this.stop();
        end([{what: 'it did not end by itself and was stopped'}]);
      }, timeLimit());
      child.on('message', onMessage).on('exit', onExit);
      child.send(job);
    });
  }

  #start(): ChildProcess {
    const child = fork(file, {
      execArgv: limitedTo(this.folder),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: environment(this.folder),
    });
    child.stderr!.on(
      'data',
      (text: Buffer) => (this.#said = (this.#said + String(text)).slice(-4000)),
    );
    return child;
  }

  #howItEnded(code: number | null): string {
    if (/heap out of memory/.test(this.#said)) {
      return `it took more than ${memoryLimit} MB of memory and was stopped`;
    }
    const error = /^\w*Error: .*$/m.exec(this.#said)?.[0];
    return error
      ? `it stopped the process: ${error}`
      : `it ended the process with exit code ${code}`;
  }
}

/** What a sample sees of the environment: nothing that belongs to whoever runs the check. */
export const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  TMPDIR: folder,
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  NO_COLOR: '1',
});
