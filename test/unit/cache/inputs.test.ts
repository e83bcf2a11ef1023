import {statSync} from 'node:fs';
import path from 'node:path';
import {Cache} from '../../../src/cache';
import {type CachedProject, cachedProject, lockfile} from '../../support/cached-project';

let project: CachedProject;
beforeEach(async () => {
  project = cachedProject();
  await project.run();
});
afterEach(() => project.close());

const packages = 'node_modules/.package-lock.json';

describe('a kept result', () => {
  it('is reused while nothing changes', async () => {
    expect(await project.run()).toEqual({result: 'Tea', ran: false});
  });

  it.each<[string, string, string]>([
    ['its module', 'code/make.ts', 'export const make = 2;'],
    ['a module that it imports', 'code/part/index.ts', 'export const part = 2;'],
    ['a module that it imports later', 'code/later.ts', 'export const later = 2;'],
    ['JSON that it imports', 'code/facts.json', '{"since": "5.1.0"}'],
    ['a child process that it names', 'code/child.cjs', 'module.exports = 2;'],
    ['what that child requires', 'code/job.cjs', 'module.exports = 2;'],
    ['a module that comes in the place of another', 'code/part.ts', 'export const part = 3;'],
    ['a file that it opened', 'pages/tea.md', 'Green tea'],
    ['a new file in a folder that it listed', 'pages/mate.md', 'Mate'],
    ['the version of a package', packages, lockfile({imported: '1.0.1'})],
    ['the version of a package below', packages, lockfile({below: '1.0.1'})],
  ])('is made again after a change of %s', async (_, file, text) => {
    project.set(file, text);
    expect(await project.run()).toMatchObject({ran: true});
    expect(await project.run()).toMatchObject({ran: false});
  });

  it('is made again when a file goes that it opened', async () => {
    project.set('pages/tea.md');
    expect(await project.run()).toEqual({result: '', ran: true});
    project.set('pages/tea.md', 'Tea');
    expect(await project.run()).toEqual({result: 'Tea', ran: true});
  });

  it.each<[string, string, string]>([
    ['a module that nobody imports', 'code/beside.ts', 'export const beside = 2;'],
    ['types, which are gone when it runs', 'code/kind.ts', 'export type Kind = number;'],
    ['a package that it does not use', packages, lockfile({beside: '2.0.0'})],
    ['a new module in a folder of code', 'code/new.ts', 'export {};'],
    ['a file elsewhere', 'other/tea.md', 'Tea'],
  ])('is reused after a change of %s', async (_, file, text) => {
    project.set(file, text);
    expect(await project.run()).toMatchObject({ran: false});
  });

  it('holds for one version of Node.js', async () => {
    const version = Object.getOwnPropertyDescriptor(process, 'version')!;
    Object.defineProperty(process, 'version', {...version, value: 'v99.0.0'});
    const {ran} = await project.run();
    Object.defineProperty(process, 'version', version);
    expect(ran).toBe(true);
  });

  it('holds for one value, and the results of others stay', async () => {
    expect(await project.run({value: 'other'})).toMatchObject({ran: true});
    expect(await project.run()).toMatchObject({ran: false});
  });

  it('is what a file gives that came back as it was', async () => {
    project.set('pages/tea.md', 'Green tea');
    expect((await project.run()).result).toBe('Green tea');
    project.set('pages/tea.md', 'Tea');
    expect((await project.run()).result).toBe('Tea');
  });

  it('is not made of code that changed after it was loaded', async () => {
    project.set('code/part/index.ts', 'export const part = 2;');
    const startedAt = Date.now() - 60_000;
    expect(await project.run({startedAt})).toMatchObject({ran: true});
    expect(await project.run()).toMatchObject({ran: true});
  });

  it('is not made of code that changed while it was made', async () => {
    const file = path.join(project.folder, 'code/later.ts');
    const startedAt = Date.now();
    const make = (change: () => void) =>
      new Cache(project.folder, {startedAt}).kept(
        {name: 'slow', module: path.join(project.folder, 'code/make.ts')},
        [],
        async () => {
          change();
          return 'old';
        },
      );
    await make(() => {
      // The clock of files is coarse.
      do project.set('code/later.ts', 'export const later = 2;');
      while (statSync(file).ctimeMs <= startedAt);
    });
    project.set('code/later.ts', 'export const later = 1;');
    let ran = false;
    await make(() => (ran = true));
    expect(ran).toBe(true);
  });
});
