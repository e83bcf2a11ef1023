import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {packument, tarball} from 'pacote';
import {flatten} from '../../reference/options/schema/flatten';
import {parseSchema, schemaPath} from '../../reference/options/schema/schema';
import {fileIn} from './file-in-package';

/** The releases of a package, and which options each of them has. */
export interface Releases {
  /** Versions, oldest first. */
  versions: () => Promise<string[]>;
  paths: (version: string) => Promise<ReadonlySet<string>>;
}

/** Runs `use` with the releases of webpack that the configured registry has. */
export async function withWebpackReleases<Result>(
  use: (releases: Releases) => Promise<Result>,
): Promise<Result> {
  const cache = await mkdtemp(path.join(tmpdir(), 'releases-'));
  // npm hands its configuration to the programs it runs; the fallback is pacote's own.
  const registry = process.env.npm_config_registry;
  const options = {cache, ...(registry && {registry}), timeout: 60_000};
  try {
    return await use({
      async versions() {
        const {versions} = await packument('webpack', options);
        return Object.keys(versions).sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
      },
      async paths(version) {
        const text = await fileIn(await tarball(`webpack@${version}`, options), schemaPath);
        if (text === undefined) throw new Error(`webpack ${version} has no ${schemaPath}`);
        return new Set(flatten(parseSchema(text)).map((entry) => entry.path));
      },
    });
  } finally {
    await rm(cache, {recursive: true, force: true});
  }
}
