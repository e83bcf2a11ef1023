import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocumentationVersion, versions} from '../../../src/versions';
import {type Areas, type Reference, readReference} from '../../../src/reference';
import {
  devServerSource,
  sourcePackage,
  webpackSource,
} from '../../../src/reference/source/packages';

/** What was counted when this was written: a new release of webpack may tell more, never less. */
const counts: Record<DocumentationVersion['dialect'], Partial<Record<keyof Areas, number>>> = {
  modern: {
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
  legacy: {
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

/** The packages of a version whose lines are linked to, by the beginning of the link. */
function foldersOf(version: DocumentationVersion): ReadonlyMap<string, string> {
  const webpack = webpackSource(version);
  const packages = [
    webpack,
    sourcePackage('enhanced-resolve', webpack.folder),
    sourcePackage('loader-runner', webpack.folder),
    devServerSource(version),
  ];
  return new Map(packages.map((source) => [source.link(''), source.folder]));
}

/** Reads the line that an address of GitHub leads to, from the installed package. */
function lineAt(address: string, folders: ReadonlyMap<string, string>): string {
  const [, place = '', file = '', line = ''] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[^/]+\/)([^#]+)#L(\d+)$/.exec(address) ?? [];
  const folder = folders.get(place);
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
const madeInLoops: Record<DocumentationVersion['dialect'], string[]> = {
  modern: [],
  legacy: ['jsonpScript', 'linkPreload', 'linkPrefetch'],
};

describe.each(versions)('what webpack $label tells', (version) => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await readReference(version);
  });

  it('is of the pinned release', () => {
    expect(reference.version).toBe(version.webpack);
    expect(webpackSource(version).version).toBe(version.webpack);
  });

  it.each(Object.entries(counts[version.dialect]))('has in %s at least %i', (area, least) => {
    expect(reference.areas[area as keyof Areas].length).toBeGreaterThanOrEqual(least);
  });

  it('links to the line where the source has the name', () => {
    const folders = foldersOf(version);
    const wrong = inOneLine.flatMap((area) =>
      (reference.areas[area] as {name: string; source: string}[])
        .filter(({source}) => source.includes('#L'))
        .filter(({name, source}) => !lineAt(source, folders).includes(name.split('.').at(-1)!))
        .map(({name}) => name),
    );
    expect(wrong).toEqual(madeInLoops[version.dialect]);
  });
});
