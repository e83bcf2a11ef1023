import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {
  newest,
  versionLabeled,
  versionNamed,
  versionOf,
  versionOfFile,
  versions,
  withoutBase,
} from '../../../src/versions';
import placeVersion from '../../../src/versions/place-version.cjs';
import {versionList} from '../../../src/versions/schema';
import {packageFolder, workspaceOf} from '../../../src/versions/packages';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const snapshots = versions.filter(({state}) => state !== 'current');

describe('the table of versions', () => {
  it('follows its schema', () => {
    expect(versionList.safeParse(read('src/versions/versions.json')).error).toBeUndefined();
  });

  it.each([
    ['no current version first', [{state: 'old'}], 'must begin with'],
    ['a second current version', [{}, {label: '76'}], 'must begin with'],
    ['a label twice', [{}, {state: 'old'}], 'each label once'],
    ['a label that is no number', [{label: 'next'}], 'must be a major version'],
  ])('may not have %s', (_, changes, message) => {
    const entry = {label: '77', state: 'current', dialect: 'modern'};
    const entries = changes.map((change) => ({...entry, ...change}));
    expect(versionList.safeParse(entries).error?.message).toContain(message);
  });

  it('agrees with versions.json and the sidebars that Docusaurus reads', () => {
    expect(read('versions.json')).toEqual(snapshots.map(({name}) => name));
    for (const {name, folder} of snapshots) {
      const snapshot = read(`versioned_sidebars/version-${name}-sidebars.json`) as object;
      for (const section of Object.keys(snapshot))
        expect(section === 'top' || existsSync(path.join(folder, section))).toBe(true);
      expect(Object.keys(sidebars)).toEqual(expect.arrayContaining(Object.keys(snapshot)));
    }
  });

  it.each(versions)('pins for webpack $label exact releases, which are installed', (version) => {
    const {devDependencies} = workspaceOf(version);
    expect(devDependencies).toMatchObject({
      webpack: version.webpack,
      'webpack-cli': version.commandLine,
    });
    for (const [name, release] of Object.entries(devDependencies)) {
      const manifest = path.join(packageFolder(version, name)!, 'package.json');
      expect({name, ...(read(manifest) as object)}).toMatchObject({name, version: release});
    }
  });

  it('has the site built by the newest webpack it describes', () => {
    const from = (folder: string) => createRequire(path.resolve(folder, 'package.json'));
    const users = ['.', 'node_modules/@docusaurus/core', 'node_modules/@docusaurus/bundler'];
    const releases = users.map((user) => read(from(user).resolve('webpack/package.json')));
    expect(releases).toEqual(users.map(() => expect.objectContaining({version: newest.webpack})));
  });
});

describe('a version', () => {
  it.each([
    ['current', 'current', '/', 'docs'],
    ['old', '77', '/v77/', 'versioned_docs/version-77'],
  ] as const)('lies where its label and its state put it: %s', (state, name, base, folder) => {
    expect(placeVersion({...newest, label: '77', state})).toMatchObject({name, base, folder});
  });

  it.each(versions)('is found by name, label, address and file: webpack $label', (version) => {
    expect(versionNamed(version.name)).toBe(version);
    expect(versionLabeled(version.label)).toBe(version);
    expect(versionOf(`${version.base}concepts/`)).toBe(version);
    expect(versionOfFile(`${version.folder}/concepts/index.md`)).toBe(version);
    expect(withoutBase(`${version.base}concepts/`)).toBe('/concepts/');
  });

  it('that does not exist throws an error that lists the existing ones', () => {
    expect(() => versionLabeled('77')).toThrow(
      `No documentation version is about webpack 77; src/versions/versions.json lists: ${newest.name} (webpack ${newest.label})`,
    );
    expect(() => versionNamed('next')).toThrow('is named "next"');
  });
});
