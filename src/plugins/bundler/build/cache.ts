import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What decides how a page is compiled, apart from the page itself. */
const buildCode = ['src/plugins', 'src/markdown', 'src/reference', 'src/content', 'src/config', 'src/data'];

/**
 * Makes webpack's persistent cache depend on our build code and the lockfile. Docusaurus keys it
 * on the configuration file alone, so an edited Markdown plugin would leave stale pages.
 */
export default function bundlerCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack({cache}) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      return {
        cache: {
          ...cache,
          buildDependencies: {...cache.buildDependencies, site: buildFiles(siteDir)},
        },
      };
    },
  };
}

/** Absolute paths of every file that the output depends on without being a module of it. */
function buildFiles(siteDir: string): string[] {
  const code = buildCode.flatMap((folder) => {
    const absolute = path.join(siteDir, folder);
    return listFiles(absolute).map((file) => path.join(absolute, file));
  });
  return [...code, path.join(siteDir, 'package-lock.json')];
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
