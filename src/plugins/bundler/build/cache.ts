import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheSummary, codeFiles, filesBelow} from '../../../cache';
import {versions} from '../../../versions';
import {dataFolder} from '../../../versions/data';

/** The configuration starts some, which check pages or write them: no module is made by them. */
export const commands = 'src/cli';

/**
 * Makes webpack's persistent cache depend on the code of the configuration and its plugins, and on
 * the lockfile. Docusaurus keys it on the configuration file alone, so an edited Markdown plugin
 * would leave stale pages. At the end of the command, says what the other caches saved.
 */
export default async function bundlerCache({
  siteDir,
  siteConfigPath,
}: LoadContext): Promise<Plugin> {
  const code = await codeFiles(siteConfigPath, commands);
  // Code reads these by their path.
  const lists = versions.flatMap((version) => filesBelow(path.join(siteDir, dataFolder(version))));
  const site = [...code, ...lists, path.join(siteDir, 'package-lock.json')];
  process.once('exit', () => {
    const summary = cacheSummary();
    if (summary) console.log(summary);
  });
  return {
    name: 'bundler-cache',
    configureWebpack({cache}) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      return {cache: {...cache, buildDependencies: {...cache.buildDependencies, site}}};
    },
  };
}
