import {spawn, type SpawnOptions} from 'node:child_process';
import {timeLimit} from './limits';

/** How a program ended, and all it said, in order. */
export interface Run {
  ended: 'itself' | 'time';
  code: number | null;
  output: string;
}

/** Runs a program with its children, for a limited time. */
export function execute(
  program: string,
  words: readonly string[],
  {
    cwd,
    env,
    shell,
    time = timeLimit,
  }: Pick<SpawnOptions, 'cwd' | 'shell'> & {env: NodeJS.ProcessEnv; time?: number},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd,
      env,
      shell,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let ended: Run['ended'] = 'itself';
    const collect = (text: Buffer) => (output += String(text));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      ended = 'time';
      stopGroup(child.pid);
    }, time);
    const end = (code: number | null, error = '') => {
      clearTimeout(timer);
      resolve({ended, code, output: output + error});
    };
    child.on('error', ({message}) => end(null, message));
    child.on('close', (code) => end(code));
  });
}

/** Ends a program and what it started: a detached child leads a group of its own. */
export function stopGroup(id: number | undefined): void {
  if (id === undefined) return;
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
