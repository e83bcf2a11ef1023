import {writeSync} from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * Ends this process when all of it takes more memory than allowed: what images are painted in is
 * none of JavaScript's, which has a limit of its own.
 */
export function watchMemory(megabytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() < megabytes * megabyte) return;
    writeSync(process.stderr.fd, 'out of memory');
    process.exit(1);
  }, 50).unref();
}
