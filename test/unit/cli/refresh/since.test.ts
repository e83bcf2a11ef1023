import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {refreshSince} from '../../../../src/cli/refresh/since';
import type {Releases} from '../../../../src/cli/refresh/webpack-releases';
import {newest} from '../../../../src/versions';
import {releasesSchema} from '../../../../src/data/releases';
import {flatten} from '../../../../src/reference/options/schema/flatten';
import {type SchemaFile, schemaPath} from '../../../../src/reference/options/schema/schema';
import {webpackSource, readText} from '../../../../src/reference/source/packages';
import {dataFile} from '../../../../src/versions/data';
import {readSince} from '../../../../src/reference/options';
import {temporaryFolder} from '../../../support/temporary-folder';

const published: Record<string, string[]> = {
  '4.1.0': ['entry'],
  '5.0.0-beta.1': ['entry'],
  '5.0.0': ['entry', 'list[].a'],
  '5.1.0': ['entry', 'list.a'],
  '5.1.1': ['entry', 'list.a', 'short', 'again'],
  '5.2.0': ['entry', 'list.a', 'clean'],
  '5.10.0': ['entry', 'list.a', 'clean', 'clean.keep'],
  '5.11.0': ['entry', 'list.a', 'clean', 'clean.keep', 'later', 'again'],
};

/** It changes with 5.10.0. */
const defaultOf = (option: string, version: string) =>
  option === 'entry' && /^5\.1\d\./.test(version) ? 'true' : 'off';

async function emptyFile(): Promise<string> {
  const file = path.join(temporaryFolder(), 'since.json');
  const none = {options: {}, hooks: {}, plugins: {}, flags: {}, defaults: {}, dates: {}};
  await writeFile(file, JSON.stringify({note: '-', asOf: '2026-01-01', upTo: '5.0.0', ...none}));
  return file;
}

function releases(requested: string[] = []): Releases {
  return {
    dates: async () => new Map(Object.keys(published).map((version) => [version, '2026-02-03'])),
    async facts(version) {
      requested.push(version);
      const options = new Set(published[version]!.map((option) => option.replace('[]', '')));
      const defaults = new Set(
        [...options].map((option) => `${option}: ${defaultOf(option, version)}`),
      );
      const none = new Set<string>();
      return {options, hooks: none, plugins: none, flags: none, defaults};
    },
  };
}

describe('npm run refresh -- since', () => {
  const today = '2026-11-21';

  it('writes which release brought which option and default', async () => {
    const file = await emptyFile();
    const summary = await refreshSince({file, today, upTo: '5.10.0', releases: releases()});
    expect(summary).toBe('since: 0 facts up to 5.0.0 → 3 up to 5.10.0');
    expect(releasesSchema.parse(JSON.parse(await readFile(file, 'utf8')))).toMatchObject({
      asOf: today,
      upTo: '5.10.0',
      dates: {'5.2.0': '2026-02-03', '5.10.0': '2026-02-03'},
      options: {'5.2.0': ['clean'], '5.10.0': ['clean.keep']},
      defaults: {'5.10.0': ['entry: true']},
    });
  });

  it('continues after the last listed release, with the same result as from the beginning', async () => {
    const file = await emptyFile();
    const whole = await emptyFile();
    for (const upTo of ['5.1.1', '5.10.0', '5.11.0'])
      await refreshSince({file, today, upTo, releases: releases()});
    await refreshSince({file: whole, today, upTo: '5.11.0', releases: releases()});
    const list = releasesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    expect(list.options).toEqual({
      '5.2.0': ['clean'],
      '5.10.0': ['clean.keep'],
      '5.11.0': ['again', 'later'],
    });
    expect(releasesSchema.parse(JSON.parse(await readFile(whole, 'utf8')))).toEqual(list);

    const requested: string[] = [];
    await refreshSince({file, today, upTo: '5.11.0', releases: releases(requested)});
    expect(requested).toEqual(['5.11.0']);
  });

  it('leaves the file alone when the registry has no such release', async () => {
    const file = await emptyFile();
    const before = await readFile(file, 'utf8');
    const refresh = refreshSince({file, today, upTo: '5.99.0', releases: releases()});
    await expect(refresh).rejects.toThrow('no webpack 5.99.0');
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

describe('the committed list', () => {
  const file = JSON.parse(readText(webpackSource(newest), schemaPath)) as SchemaFile;
  const since = readSince(newest);

  it('is of the pinned webpack', async () => {
    const snapshot: unknown = JSON.parse(await readFile(dataFile(newest, 'releases'), 'utf8'));
    expect(releasesSchema.parse(snapshot).upTo).toBe(newest.webpack);
  });

  it('never says that an option is older than the schema says', () => {
    const parts = (release: string) => release.split('.').map(Number);
    const isOlder = (a: string, b: string) => {
      const different = parts(a).findIndex((part, index) => part !== parts(b)[index]);
      return different >= 0 && parts(a)[different]! < parts(b)[different]!;
    };
    const annotated = flatten(file).flatMap(({path: name, schemas}) => {
      const added = schemas.map((schema) => schema.added).find((version) => version !== undefined);
      return added === undefined ? [] : [{name, added, since: since(name) ?? '5.0.0'}];
    });
    expect(annotated.length).toBeGreaterThan(100);
    expect(annotated.filter((option) => isOlder(option.since, option.added))).toEqual([]);
  });
});
