import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeFiles, filesBelow} from '../../../cache';
import {versions} from '../../../versions';
import {dataFolder} from '../../../versions/data';

/** What webpack itself follows, or what is in no page. */
const besides = /^src\/(?:plugins\/[^/]+\/)?(?:browser|checks|components|service-worker)\//;

/**
 * Makes webpack's persistent cache depend on the code of builds, on the lists of each version that
 * it reads, and on the lockfile. Docusaurus keys it on the configuration file alone, so an edited
 * Markdown plugin would leave stale pages.
 */
export default function bundlerCache({siteDir, siteConfigPath}: LoadContext): Plugin {
  const code = codeFiles('plugins').filter((file) => !besides.test(file));
  const lists = versions
    .map(dataFolder)
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`));
  const site = [...code, ...lists, 'package-lock.json'].map((file) => path.join(siteDir, file));
  return {
    name: 'bundler-cache',
    configureWebpack({cache}) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      const buildDependencies = {...cache.buildDependencies, site: [siteConfigPath, ...site]};
      return {cache: {...cache, buildDependencies}};
    },
  };
}
