import {readFileSync} from 'node:fs';
import path from 'node:path';
import {newest} from '../../../src/versions';
import {older} from '../../support/older-version';
import {type Areas, type Reference, readReference} from '../../../src/reference';
import {
  devServerSource,
  sourcePackage,
  webpackSource,
} from '../../../src/reference/source/packages';

/** What was counted when this was written: a new release of webpack may tell more, never less. */
const counts: Partial<Record<keyof Areas, number>> = {
  commands: 8,
  flags: 1483,
  options: 1400,
  devServerOptions: 63,
  hooks: 364,
  plugins: 90,
  variables: 26,
  importMeta: 10,
  moduleHot: 13,
  moduleApi: 21,
  magicComments: 16,
  loaderContext: 51,
  statsPresets: 8,
  statsFields: 180,
  stages: 15,
  devtools: 97,
  messages: 86,
};

/** The packages whose lines are linked to, by the beginning of the link. */
function foldersOf(): ReadonlyMap<string, string> {
  const webpack = webpackSource(newest);
  const packages = [
    webpack,
    sourcePackage('enhanced-resolve', webpack.folder),
    devServerSource(newest),
  ];
  return new Map(packages.map((source) => [source.link(''), source.folder]));
}

/** Reads the line that an address of GitHub leads to, from the installed package. */
function lineAt(address: string, folders: ReadonlyMap<string, string>): string {
  const [, repository = '', file = '', line = ''] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[^/]+\/)([^#]+)#L(\d+)$/.exec(address) ?? [];
  const folder = folders.get(repository);
  if (!folder) throw new Error(`${address} leads nowhere that is known`);
  return readFileSync(path.join(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
}

/** Names that stand in the line; some are put together by the code that is linked. */
const inOneLine: (keyof Areas)[] = [
  'hooks',
  'moduleHot',
  'magicComments',
  'stages',
  'messages',
  'loaderContext',
];

describe('the facts of the newest webpack', () => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await readReference(newest);
  });

  it('is of the pinned release', () => {
    expect(reference.version).toBe(newest.webpack);
    expect(webpackSource(newest).version).toBe(newest.webpack);
  });

  it.each(Object.entries(counts))('has in %s at least %i', (area, least) => {
    expect(reference.areas[area as keyof Areas].length).toBeGreaterThanOrEqual(least);
  });

  it('links to the line where the source has the name', () => {
    const folders = foldersOf();
    const wrong = inOneLine.flatMap((area) =>
      (reference.areas[area] as {name: string; source: string}[])
        .filter(({source}) => source.includes('#L'))
        .filter(({name, source}) => !lineAt(source, folders).includes(name.split('.').at(-1)!))
        .map(({name}) => name),
    );
    expect(wrong).toEqual([]);
  });
});

it('has all areas but those that an older webpack does not declare', async () => {
  const {areas} = await readReference(older);
  const emptyAreas = Object.entries(areas).filter(([, facts]) => facts.length === 0);
  expect(emptyAreas.map(([area]) => area)).toEqual([
    'importMeta',
    'statsFields',
    'stages',
    'devtools',
  ]);
  expect(areas.plugins.find(({name}) => name === 'SplitChunksPlugin')?.paths).toEqual([
    'webpack.optimize.SplitChunksPlugin',
  ]);
  expect(areas.hooks.find(({of, name}) => of === 'Compiler' && name === 'emit')).toMatchObject({
    kind: 'AsyncSeriesHook',
    arguments: [{name: 'compilation', type: 'Compilation'}],
  });
  expect(areas.flags.find(({name}) => name === '--hot')).toMatchObject({package: 'webpack-cli'});
  expect(areas.loaderContext.map(({name}) => name)).toContain('exec');
  expect(areas.moduleHot.map(({name}) => name)).toContain('module.hot.accept');
});
