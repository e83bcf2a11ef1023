import {spawn, type SpawnOptions} from 'node:child_process';
import {timeLimit} from './limits';

type Options = Pick<SpawnOptions, 'cwd' | 'shell'> & {env: NodeJS.ProcessEnv};

/** A program that runs with its children, and all it has said, in order. */
export class Program {
  output = '';
  hasEnded = false;
  /** Its exit code, where it ends with one. */
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

  /** Ends it and what it started: a detached child leads a group of its own. */
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
 * Runs a program with its children, for a limited time.
 * @returns whether it had to be stopped, its exit code, and all it said, in order
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
