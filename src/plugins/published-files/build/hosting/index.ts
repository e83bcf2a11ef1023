import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  cacheRules,
  contentSecurityPolicy,
  fileRules,
  type HeaderRule,
  securityHeaders,
} from '../../config/hosting';
import {formerImages, formerPosts} from '../../../../config/former-files';
import {activeRedirects} from '../../../../config/redirects';
import {formatHeaders} from './headers-file';
import {redirectPage} from './redirect-page';

const moved = [...activeRedirects, ...formerPosts];

/**
 * Writes what a static host needs: `_headers` with a policy that names the inline scripts of the
 * built pages, `_redirects`, a small page at each old address for hosts that know neither, and the images that others show.
 */
export async function writeHostFiles(
  outDir: string,
  routes: readonly string[],
  url: string,
): Promise<void> {
  const hashes = await scriptHashes(outDir, routes);
  await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(hashes)));
  await writeFile(path.join(outDir, '_redirects'), redirectsFile());
  await Promise.all(
    moved.map(async (redirect) => {
      const folder = path.join(outDir, redirect.from);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'index.html'), redirectPage(redirect, url));
    }),
  );
  for (const [from, file] of Object.entries(formerImages))
    await copyFile(path.join(outDir, file), path.join(outDir, from));
}

async function scriptHashes(outDir: string, routes: readonly string[]): Promise<string[]> {
  const {inlineScriptHashes} = await import('./inline-scripts');
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

const redirectsFile = () => moved.map(({from, to}) => `${from} ${to} 301\n`).join('');
