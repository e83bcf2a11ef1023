import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {extract, packument} from 'pacote';
import {prerelease, rcompare} from 'semver';
import type {Kind} from '../../data/releases';
import {hooksOf} from '../../reference/hooks/read-hooks';
import {readDefaults} from '../../reference/options/defaults';
import {flatten} from '../../reference/options/schema/flatten';
import {parseSchema, schemaPath} from '../../reference/options/schema/schema';
import {withoutBrackets} from '../../reference/options';
import {isOff} from '../../reference/options/version-difference';
import {registryOptions} from '../../plugins/mirrored-packages/build/fetch-tarball';
import {exportedPlugins} from '../../reference/plugins';
import {isDeprecated} from '../../reference/options/schema/walk';
import {loadWebpack, webpackSource, readText} from '../../reference/source/packages';
import {newest} from '../../versions';

/** What a release has, each kind by the names of `ReleasesData`. */
export type ReleaseFacts = Record<Kind, ReadonlySet<string>>;

/** The releases of webpack that the configured registry has, and what each of them has. */
export const webpackReleases = {
  /** Gives the day of each version, oldest first. */
  async dates() {
    const {versions, time} = await packument('webpack', {...registryOptions(), fullMetadata: true});
    const newestFirst = Object.keys(versions).sort(rcompare);
    // A registry may give the date of a later change: no release is newer than the one after it.
    let latest = '9999';
    const dates = newestFirst.map((version) => {
      const day = time![version]!.slice(0, 10);
      if (prerelease(version) === null && day < latest) latest = day;
      return [version, day < latest ? day : latest] as const;
    });
    return new Map(dates.reverse());
  },
  async facts(version: string) {
    await mkdir('node_modules/.cache', {recursive: true});
    // Inside of node_modules, the release finds its dependencies.
    const folder = await mkdtemp('node_modules/.cache/release-');
    try {
      await writeFile(path.join(folder, 'package.json'), '{}');
      const target = path.join(folder, 'node_modules/webpack');
      await extract(`webpack@${version}`, target, registryOptions());
      return factsIn(folder);
    } finally {
      await rm(folder, {recursive: true});
    }
  },
};

export type Releases = typeof webpackReleases;

/** Reads what the webpack has that is installed in a folder. */
function factsIn(folder: string): ReleaseFacts {
  const webpack = webpackSource({folder});
  const schema = readText(webpack, schemaPath);
  const file = parseSchema(schema);
  const options = flatten(file);
  const paths = options.map((option) => option.path);
  // Options with parts are listed by their parts; defaults of deprecated options do not matter.
  const documented = options.filter(
    ({path: optionPath, schemas}) =>
      !isDeprecated(schemas, file) && !paths.some((other) => other.startsWith(`${optionPath}.`)),
  );
  const defaultsOf = readDefaults({...newest, folder});
  const {cli} = loadWebpack(webpackSource(newest));
  return {
    options: new Set(paths.map(withoutBrackets)),
    hooks: new Set(hooksOf(webpack).map(({of, name}) => `${of}.${name}`)),
    plugins: new Set(exportedPlugins(webpack).map((plugin) => plugin.path)),
    flags: new Set(Object.keys(cli.getArguments(JSON.parse(schema) as never))),
    defaults: new Set(
      documented.flatMap(({path: name}) => {
        const {defaults} = defaultsOf(name);
        const text = defaults.map(
          ({value, when}) => `${isOff(value) ? 'off' : value}${when ? ` (${when})` : ''}`,
        );
        // Some defaults are paths inside of webpack.
        const value = text.join(', ').replaceAll(`${folder}/`, '');
        return text.length > 0 ? `${withoutBrackets(name)}: ${value}` : [];
      }),
    ),
  };
}
