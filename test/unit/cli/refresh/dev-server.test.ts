import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {create} from 'tar';
import {refreshDevServer} from '../../../../src/cli/refresh/dev-server';

const folder = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
const kept = path.join(folder, 'lib/options.json');
mkdirSync(path.join(folder, 'lib'));
writeFileSync(
  path.join(folder, 'package.json'),
  '{"name": "webpack-dev-server", "version": "3.11.3"}',
);
afterAll(() => rmSync(folder, {recursive: true}));

/** Packs a package whose schema has this text. */
function packed(name: string, text: string): Promise<Buffer> {
  mkdirSync(path.join(folder, 'package/lib'), {recursive: true});
  writeFileSync(path.join(folder, 'package/lib', name), text);
  create({file: path.join(folder, 'a.tar'), cwd: folder, sync: true}, [`package/lib/${name}`]);
  return Promise.resolve(readFileSync(path.join(folder, 'a.tar')));
}

it('keeps the schema as it was published', async () => {
  const text = '{"type": "object", "properties": {"hot": {}}}';
  const asked: string[] = [];
  const fetched = (spec: string) => {
    asked.push(spec);
    return packed('options.json', text);
  };
  expect(await refreshDevServer(folder, fetched)).toBe(
    'dev-server: 1 options of webpack-dev-server 3.11.3',
  );
  expect(asked).toEqual(['webpack-dev-server@3.11.3']);
  expect(readFileSync(kept, 'utf8')).toBe(text);
});

it('keeps nothing that is no schema', async () => {
  const before = readFileSync(kept, 'utf8');
  const refreshed = (name: string, text: string) =>
    refreshDevServer(folder, () => packed(name, text));
  await expect(refreshed('options.json', '{"type": "array"}')).rejects.toThrow(/expected record/);
  await expect(refreshed('other.json', '{}')).rejects.toThrow('has no lib/options.json');
  expect(readFileSync(kept, 'utf8')).toBe(before);
});
