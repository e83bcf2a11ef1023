import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  cacheRules,
  contentSecurityPolicy,
  fileRules,
  type HeaderRule,
  securityHeaders,
} from './config';
import {activeRedirects} from '../../config/redirects';
import {formatHeaders} from './build/headers-file';
import {redirectPage} from './build/redirect-page';

/**
 * Writes what a static host needs: `_headers` with a policy that names the inline scripts of the
 * built pages, `_redirects`, and a small page at each old address for hosts that know neither.
 */
export default function hosting({siteConfig}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, routesPaths}) {
      const hashes = await scriptHashes(outDir, routesPaths);
      await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(hashes)));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile());
      await Promise.all(
        activeRedirects.map(async (redirect) => {
          const folder = path.join(outDir, redirect.from);
          await mkdir(folder, {recursive: true});
          await writeFile(path.join(folder, 'index.html'), redirectPage(redirect, siteConfig.url));
        }),
      );
    },
  };
}

async function scriptHashes(outDir: string, routes: readonly string[]): Promise<string[]> {
  const {inlineScriptHashes} = await import('./build/inline-scripts');
  const hashes = new Set<string>();
  for (const route of routes) {
    const file = route.endsWith('.html') ? route : path.join(route, 'index.html');
    const html = await readFile(path.join(outDir, file), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  return [...hashes].sort();
}

function headerRules(hashes: readonly string[]): HeaderRule[] {
  const policy = {'Content-Security-Policy': contentSecurityPolicy(hashes)};
  return [{pattern: '/*', headers: {...securityHeaders, ...policy}}, ...cacheRules, ...fileRules];
}

const redirectsFile = () => activeRedirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
