import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {refreshSince} from '../../../../src/cli/refresh/since';
import type {Releases} from '../../../../src/cli/refresh/webpack-releases';
import {newest} from '../../../../src/versions';
import {parseOptionSince} from '../../../../src/data/option-since';
import {flatten} from '../../../../src/reference/options/schema/flatten';
import {
  readPackageFile,
  type SchemaFile,
  schemaPath,
} from '../../../../src/reference/options/schema/schema';
import {webpackSource} from '../../../../src/reference/source/packages';
import {dataFile} from '../../../../src/versions/data';
import {readSince} from '../../../../src/reference/options/since';

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

async function emptyFile(): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'since-')), 'since.json');
  const empty = {note: 'none', asOf: '2026-01-01', upTo: '5.0.0', releases: {}};
  await writeFile(file, JSON.stringify(empty));
  return file;
}

function releases(asked: string[] = []): Releases {
  return {
    versions: async () => Object.keys(published),
    async paths(version) {
      asked.push(version);
      return new Set(published[version]);
    },
  };
}

describe('npm run refresh -- since', () => {
  const today = '2026-11-21';

  it('writes which release brought which option', async () => {
    const file = await emptyFile();
    const told = await refreshSince({file, today, upTo: '5.10.0', releases: releases()});
    expect(told).toBe('since: 0 options up to 5.0.0 → 2 up to 5.10.0');
    expect(parseOptionSince(JSON.parse(await readFile(file, 'utf8')))).toMatchObject({
      asOf: today,
      upTo: '5.10.0',
      releases: {'5.2.0': ['clean'], '5.10.0': ['clean.keep']},
    });
  });

  it('goes on where the list ends, and says the same as from the beginning', async () => {
    const [file, whole] = [await emptyFile(), await emptyFile()];
    for (const upTo of ['5.1.1', '5.10.0', '5.11.0'])
      await refreshSince({file, today, upTo, releases: releases()});
    await refreshSince({file: whole, today, upTo: '5.11.0', releases: releases()});
    const list = parseOptionSince(JSON.parse(await readFile(file, 'utf8')));
    expect(list.releases).toEqual({
      '5.2.0': ['clean'],
      '5.10.0': ['clean.keep'],
      '5.11.0': ['again', 'later'],
    });
    expect(parseOptionSince(JSON.parse(await readFile(whole, 'utf8')))).toEqual(list);

    const asked: string[] = [];
    await refreshSince({file, today, upTo: '5.11.0', releases: releases(asked)});
    expect(asked).toEqual(['5.11.0']);
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
  const file = JSON.parse(readPackageFile(webpackSource(newest), schemaPath)) as SchemaFile;
  const since = readSince(newest);

  it('is of the pinned webpack', async () => {
    const snapshot: unknown = JSON.parse(
      await readFile(dataFile(newest, 'options-by-release'), 'utf8'),
    );
    expect(parseOptionSince(snapshot).upTo).toBe(newest.webpack);
  });

  it('never says that an option is older than the schema says', () => {
    const parts = (release: string) => release.split('.').map(Number);
    const isOlder = (a: string, b: string) => {
      const different = parts(a).findIndex((part, index) => part !== parts(b)[index]);
      return different >= 0 && parts(a)[different]! < parts(b)[different]!;
    };
    const told = flatten(file).flatMap(({path: name, schemas}) => {
      const added = schemas.map((schema) => schema.added).find((each) => each !== undefined);
      return added === undefined ? [] : [{name, added, since: since(name) ?? '5.0.0'}];
    });
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((option) => isOlder(option.since, option.added))).toEqual([]);
  });
});
