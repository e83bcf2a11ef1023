import {readFileSync} from 'node:fs';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}
interface Lockfile {
  packages: Record<string, {dependencies?: Record<string, string>; resolved?: string}>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

describe('dependencies', () => {
  it('are pinned to exact versions', () => {
    const ranges = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
    expect(ranges.filter(([, range]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(range))).toEqual(
      [],
    );
  });

  it('never move by themselves: what asks for "latest" is pinned in overrides', () => {
    const moving = Object.entries(lockfile.packages).flatMap(([from, {dependencies = {}}]) =>
      Object.entries(dependencies)
        .filter(([name, range]) => range === 'latest' && !(name in manifest.overrides))
        .map(([name]) => `${from} → ${name}@latest`),
    );
    expect(moving).toEqual([]);
  });

  it('are locked without the address of a registry', () => {
    expect(
      Object.entries(lockfile.packages).filter(([, {resolved}]) => resolved?.startsWith('http')),
    ).toEqual([]);
  });

  it('are named in contributing/dependencies.md with their reason, and nothing else is', () => {
    const rows = readFileSync('contributing/dependencies.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const documented = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    );
    const installed = Object.keys({...manifest.dependencies, ...manifest.devDependencies}).filter(
      (name) => !name.startsWith('@types/'),
    );
    expect([...new Set(documented)].filter((name) => name !== '@types/*').sort()).toEqual(
      [...installed, '@types/node'].sort(),
    );
  });
});
