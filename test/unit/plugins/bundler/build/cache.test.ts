import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {newest, versions} from '../../../../../src/versions';
import {dataFile, dataFolder} from '../../../../../src/versions/data';
import {codeFiles} from '../../../../../src/cache';
import bundlerCache, {commands} from '../../../../../src/plugins/bundler/build/cache';

const siteDir = process.cwd();
const siteConfigPath = path.join(siteDir, 'docusaurus.config.ts');
const plugin = bundlerCache({siteDir, siteConfigPath} as LoadContext);
const configure = async (cache: Configuration['cache']) =>
  (await plugin).configureWebpack?.({cache}, false, {} as never, undefined) as Configuration;

const isCheck = (file: string) => /^src\/(?:checks|cli)\//.test(path.relative(siteDir, file));

describe('the persistent cache', () => {
  it('depends on code, data and the lockfile, beside what Docusaurus names', async () => {
    const {cache} = await configure({
      type: 'filesystem',
      buildDependencies: {config: ['/site/docusaurus.config.ts']},
    });
    const {buildDependencies = {}} = cache as {buildDependencies?: Record<string, string[]>};
    expect(buildDependencies.config).toEqual(['/site/docusaurus.config.ts']);
    const places = buildDependencies.site!.map((file) => path.relative(siteDir, file));
    expect(places).toEqual(
      expect.arrayContaining([
        'docusaurus.config.ts',
        'package-lock.json',
        'src/content/anchors.ts',
        // Data that a Markdown plugin imports or reads, and a loader that is named by its path.
        'src/data/devtools.json',
        dataFile(newest, 'options-by-release'),
        'src/plugins/docs/build/page-dependencies.cjs',
      ]),
    );
  });

  it('depends on neither pages nor the theme, which webpack follows itself', async () => {
    const {cache} = await configure({type: 'filesystem'});
    const {buildDependencies = {}} = cache as {buildDependencies?: Record<string, string[]>};
    const own = versions.flatMap((version) => [
      dataFolder(version),
      `${version.folder}/package.json`,
    ]);
    const others = buildDependencies
      .site!.map((file) => path.relative(siteDir, file))
      .filter((file) => !own.some((place) => file.startsWith(place)));
    expect(others.filter((file) => /^(?:docs|versioned_docs|src\/theme)\//.test(file))).toEqual([]);
  });

  it('depends on no check and no command, which make no module', async () => {
    const {cache} = await configure({type: 'filesystem'});
    const {buildDependencies = {}} = cache as {buildDependencies?: Record<string, string[]>};
    expect(buildDependencies.site!.filter(isCheck)).toEqual([]);
    // The server started by npm start asks for checks in a process of its own.
    expect((await codeFiles(siteConfigPath)).filter(isCheck)).not.toEqual([]);
    // What a module imports is followed, wherever it stands.
    const cli = path.join(siteDir, 'src/cli/check-content/index.ts');
    expect((await codeFiles(cli, commands)).filter(isCheck)).not.toEqual([]);
  });

  it('is left alone where it is switched off', async () => {
    expect(await configure(undefined)).toEqual({});
    expect(await configure({type: 'memory'})).toEqual({});
  });
});
