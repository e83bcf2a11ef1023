import {spawn, type SpawnOptions} from 'node:child_process';
import {timeLimit} from './limits';

type Options = Pick<SpawnOptions, 'cwd' | 'shell'> & {env: NodeJS.ProcessEnv};

/** A running program with its children and its output so far. */
export class Program {
  output = '';
  hasEnded = false;
  /** Its exit code, or null when a signal ended it. */
  readonly end: Promise<number | null>;
  readonly #id: number | undefined;

  constructor(program: string, words: readonly string[], options: Options) {
    const child = spawn(program, words, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#id = child.pid;
    const collect = (text: Buffer | string) => (this.output += String(text));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    this.end = new Promise<number | null>((resolve) => {
      child.on('error', ({message}) => {
        collect(message);
        resolve(null);
      });
      child.on('close', resolve);
    }).finally(() => (this.hasEnded = true));
  }

  /** Stops the program and its children: as a detached process, it leads its own process group. */
  stop(): void {
    if (this.#id === undefined) return;
    try {
      process.kill(-this.#id, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

/**
 * Runs a program for a limited time.
 * @returns whether it had to be stopped, its exit code, and its output
 */
export async function execute(
  program: string,
  words: readonly string[],
  {time = timeLimit, ...options}: Options & {time?: number},
): Promise<{isLate: boolean; code: number | null; output: string}> {
  const running = new Program(program, words, options);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    running.stop();
  }, time);
  const code = await running.end;
  clearTimeout(timer);
  return {isLate, code, output: running.output};
}
