import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../src/versions';
import {type Reference, readReference} from '../../src/reference';

it.each(versions)('publishes what webpack $webpack tells', async (version) => {
  const text = readFileSync(path.join('build', version.base, 'reference.json'), 'utf8');
  const published = JSON.parse(text) as Reference;
  expect(published).toEqual(await readReference(version));
  expect(published.version).toBe(version.webpack);
  // Minified: machines fetch it whole.
  expect(text).toHaveLength(JSON.stringify(published).length);
});

it('tells of a hook what a page shows of it', () => {
  const {areas} = JSON.parse(readFileSync('build/reference.json', 'utf8')) as Reference;
  const run = areas.hooks.find(({of, name}) => of === 'Compiler' && name === 'run');
  expect(run).toMatchObject({kind: 'AsyncSeriesHook', arguments: [{type: 'Compiler'}]});
  const page = readFileSync('build/api/compiler-hooks/index.html', 'utf8');
  expect(page).toContain(run!.source);
});
