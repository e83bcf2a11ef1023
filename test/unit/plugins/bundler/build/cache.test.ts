import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import bundlerCache from '../../../../../src/plugins/bundler/build/cache';

const siteDir = process.cwd();
const plugin = bundlerCache({siteDir} as LoadContext);
const configure = (cache: Configuration['cache']) =>
  plugin.configureWebpack?.({cache}, false, {} as never, undefined) as Configuration;

describe('the persistent cache', () => {
  it('depends on build code and the lockfile, beside what Docusaurus names', () => {
    const {cache} = configure({
      type: 'filesystem',
      buildDependencies: {config: ['/site/docusaurus.config.ts']},
    });
    const {buildDependencies = {}} = cache as {buildDependencies?: Record<string, string[]>};
    expect(buildDependencies.config).toEqual(['/site/docusaurus.config.ts']);
    expect(buildDependencies.site).toContain(
      path.join(siteDir, 'src/content/anchors.ts'),
    );
    expect(buildDependencies.site).toContain(path.join(siteDir, 'package-lock.json'));
  });

  it('is left alone where it is switched off', () => {
    expect(configure(undefined)).toEqual({});
    expect(configure({type: 'memory'})).toEqual({});
  });
});
