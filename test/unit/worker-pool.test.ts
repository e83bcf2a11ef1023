import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {jest} from '@jest/globals';
import {WorkerPool} from '../../src/worker-pool';

// A busy machine takes seconds to start a process.
jest.setTimeout(120_000);

interface Job {
  kind: 'tell' | 'hang' | 'crash' | 'leave' | 'fill';
  value?: number;
}
interface Told {
  value?: number;
  jobs: number;
  process: number;
  word?: string;
}

const options = {
  file: path.resolve('test/fixtures/worker.cjs'),
  words: ['hello'],
  fork: {execArgv: ['--max-old-space-size=30']},
  timeLimit: 100_000,
};
let pool: WorkerPool<Job, Told>;
beforeEach(() => {
  options.timeLimit = 100_000;
  pool = new WorkerPool<Job, Told>(options, 2);
});
afterEach(() => pool.close());

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('WorkerPool', () => {
  it('runs jobs in as many processes as allowed', async () => {
    const results = await Promise.all([1, 2, 3, 4].map((value) => pool.run({kind: 'tell', value})));
    expect(results.map(({value, word}) => [value, word])).toEqual(
      [1, 2, 3, 4].map((value) => [value, 'hello']),
    );
    expect(new Set(results.map((result) => result.process)).size).toBe(2);
  });

  it('kills a job that takes too long, even one that ignores signals', async () => {
    const {process: first} = await pool.run({kind: 'tell'});
    options.timeLimit = 300;
    await expect(pool.run({kind: 'hang'})).rejects.toMatchObject({
      reason: 'time',
      message: 'takes more than 1 seconds',
    });
    options.timeLimit = 100_000;
    const {process: second} = await pool.run({kind: 'tell'});
    expect(second).not.toBe(first);
    expect(isRunning(first)).toBe(false);
  });

  it('reports a job that takes too much memory', async () => {
    await expect(pool.run({kind: 'fill'})).rejects.toMatchObject({reason: 'memory'});
    expect(await pool.run({kind: 'tell'})).toMatchObject({jobs: 1});
  });

  it('reports the output of a process that ended', async () => {
    await expect(pool.run({kind: 'crash'})).rejects.toMatchObject({
      reason: 'exit',
      message: 'ended the process with exit code 1',
      stderr: expect.stringContaining('TypeError: a cup is no pot'),
    });
  });

  it('retries a job when the process that ended had done others', async () => {
    expect(await pool.run({kind: 'leave', value: 1})).toMatchObject({value: 1, jobs: 1});
    expect(await pool.run({kind: 'leave', value: 2})).toMatchObject({value: 2, jobs: 1});
  });

  it('reports why its script cannot be loaded', async () => {
    const broken = new WorkerPool({...options, file: path.resolve('test/fixtures/no-worker.cjs')});
    await expect(broken.run({})).rejects.toThrow(
      /no-worker\.cjs did not start: [^]*Cannot find module/,
    );
  });

  it('leaves no process when it is closed', async () => {
    const {process: id} = await pool.run({kind: 'tell'});
    pool.close();
    expect(await pool.run({kind: 'tell'})).toMatchObject({jobs: 1});
    // A busy machine ends it later; one that stays runs into the limit of the test.
    while (isRunning(id)) await setTimeout(20);
  });
});
