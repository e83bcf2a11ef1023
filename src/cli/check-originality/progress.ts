import {stderr} from 'node:process';

/** Shows how far something is: a line that is written over in a terminal, elsewhere only its end. */
export function showProgress(what: string, done: number, all: number): void {
  if (stderr.isTTY) stderr.write(`\r${what}: ${done} of ${all}${done === all ? '\n' : ''}`);
  else if (done === all) stderr.write(`${what}: ${all}\n`);
}
