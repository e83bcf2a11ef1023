import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {type CachedProject, cachedProject} from '../../support/cached-project';

let project: CachedProject;
beforeEach(() => {
  project = cachedProject();
});
afterEach(() => project.close());

interface Output {
  results: string[];
  ran: number;
  told: string[];
}

/** Keeps results in a process of its own, on a disk that fails in a way when one is named. */
async function keepResults(failure?: string): Promise<Output> {
  const disk = failure ? ['--require', path.resolve('test/support/failing-disk.cjs')] : [];
  const args = [...disk, '--import', 'tsx', 'test/support/keep-results.ts', project.folder];
  const store = path.join(project.folder, 'node_modules');
  const env = {...process.env, FAILING_FOLDER: store, FAILING_CODE: failure};
  const {stdout} = await promisify(execFile)(process.execPath, args, {env});
  return JSON.parse(stdout) as Output;
}

const results = Array.from({length: 20}, (_, index) => `Tea ${index % 19} `.repeat(2).slice(0, 6));

describe.each(['ENOSPC', 'EROFS'])('a disk that says %s', (failure) => {
  it('costs no result, leaves nothing half, and one sentence tells of it', async () => {
    const {told, ...made} = await keepResults(failure);
    expect(made).toEqual({results, ran: 20});
    expect(new Set(told)).toEqual(
      new Set([
        `node_modules/.cache/results cannot be written (${failure}): the results are right, and the next run makes them again.`,
      ]),
    );
    expect(await keepResults()).toEqual({results, ran: 20, told: []});
    expect(await keepResults()).toEqual({results, ran: 0, told: []});
  });

  it('still gives what was kept before', async () => {
    await keepResults();
    expect(await keepResults(failure)).toMatchObject({results, ran: 0});
  });
});

it('keeps whole what several processes write at once', async () => {
  const outputs = await Promise.all(Array.from({length: 3}, () => keepResults()));
  for (const output of outputs) expect(output).toMatchObject({results, told: []});
  expect(await keepResults()).toEqual({results, ran: 0, told: []});
});
