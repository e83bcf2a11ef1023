import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../../src/config/versions';
import {type Areas, type Reference, readReference} from '../../../src/reference';

/** What was counted when this was written: a new release of webpack may tell more, never less. */
const counts: Record<'5' | '4', Partial<Record<keyof Areas, number>>> = {
  '5': {
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
  },
  '4': {
    commands: 7,
    flags: 20,
    devServerOptions: 60,
    options: 390,
    hooks: 217,
    plugins: 50,
    variables: 11,
    moduleHot: 13,
    moduleApi: 28,
    magicComments: 7,
    loaderContext: 40,
    statsPresets: 7,
    statsFields: 83,
    devtools: 25,
    messages: 30,
  },
};

const folders: Record<string, string> = {
  'webpack/webpack/blob/v5.112.2': 'node_modules/webpack',
  'webpack/webpack/blob/v4.47.0': 'node_modules/webpack4',
  'webpack/enhanced-resolve/blob/v5.27.0': 'node_modules/enhanced-resolve',
  'webpack/enhanced-resolve/blob/v4.5.0': 'node_modules/webpack4/node_modules/enhanced-resolve',
  'webpack/webpack-dev-server/blob/v6.1.0': 'node_modules/webpack-dev-server',
  'webpack/webpack-dev-server/blob/v3.11.3': 'src/data/webpack-dev-server-3',
  'webpack/loader-runner/blob/v2.4.0': 'node_modules/loader-runner',
};

/** Reads the line that an address of GitHub leads to, from the installed package. */
function lineAt(address: string): string {
  const [, place = '', file = '', line = ''] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+\/blob\/[^/]+)\/([^#]+)#L(\d+)$/.exec(address) ?? [];
  const folder = folders[place];
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

/** Hooks that a loop makes, which has their names some lines above. */
const madeInLoops: Record<string, string[]> = {
  '5': [],
  '4': ['jsonpScript', 'linkPreload', 'linkPrefetch'],
};

describe.each(versions)('what webpack $label tells', (version) => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await readReference(version);
  });

  it('is of the pinned release', () => {
    const folder = version.label === '4' ? 'webpack4' : 'webpack';
    const file = path.resolve('node_modules', folder, 'package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({version: reference.version});
  });

  it.each(Object.entries(counts[version.label]))('has in %s at least %i', (area, least) => {
    expect(reference.areas[area as keyof Areas].length).toBeGreaterThanOrEqual(least);
  });

  it('links to the line where the source has the name', () => {
    const wrong = inOneLine.flatMap((area) =>
      (reference.areas[area] as {name: string; source: string}[])
        .filter(({source}) => source.includes('#L'))
        .filter(({name, source}) => !lineAt(source).includes(name.split('.').at(-1)!))
        .map(({name}) => name),
    );
    expect(wrong).toEqual(madeInLoops[version.label]);
  });
});
