import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {newest} from '../../../../../src/versions';
import {dataFile} from '../../../../../src/versions/data';
import bundlerCache from '../../../../../src/plugins/bundler/build/cache';

const siteDir = process.cwd();
const siteConfigPath = path.join(siteDir, 'docusaurus.config.ts');
const plugin = bundlerCache({siteDir, siteConfigPath} as LoadContext);
const configure = (cache: Configuration['cache']) =>
  plugin.configureWebpack?.({cache}, false, {} as never, undefined) as Configuration;

describe('the persistent cache', () => {
  const {cache} = configure({
    type: 'filesystem',
    buildDependencies: {config: ['/site/docusaurus.config.ts']},
  });
  const {buildDependencies = {}} = cache as {buildDependencies?: Record<string, string[]>};
  const places = buildDependencies.site!.map((file) => path.relative(siteDir, file));

  it('depends on code, data and the lockfile, beside what Docusaurus names', () => {
    expect(buildDependencies.config).toEqual(['/site/docusaurus.config.ts']);
    expect(places).toEqual(
      expect.arrayContaining([
        'docusaurus.config.ts',
        'package-lock.json',
        'src/content/anchors.ts',
        // Data that a Markdown plugin imports or reads, and a loader that is named by its path.
        'src/data/devtools.json',
        dataFile(newest, 'releases'),
        'src/plugins/docs/build/page-dependencies.cjs',
      ]),
    );
  });

  it('depends on nothing that webpack follows itself, and on no check or command', () => {
    const others =
      /^(?:docs|versioned_docs)\/.*\.mdx?$|^src\/(?:.*\/)?(?:theme|components|browser|checks|cli)\//;
    expect(places.filter((file) => others.test(file))).toEqual([]);
  });
});
