import {createHash} from 'node:crypto';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {
  cacheRules,
  contentSecurityPolicy,
  fileRules,
  securityHeaders,
} from '../../config/response-headers';
import formerFiles from '../../../../config/former-files.json' with {type: 'json'};
import {allRedirects} from '../../../../config/redirects';
import {readPageResources} from '../../../../content/built-site/page-resources';
import {writeFiles} from '../../../development/served-files';
import {formatApache} from './apache-format';
import {formatHeaders} from './headers-format';
import {formatNginx} from './nginx-format';
import {formatRedirects, redirectPage} from './redirect-pages';
import {formatVercel} from './vercel-format';

/**
 * Writes what a static host needs: headers with a policy that names the inline scripts of the built
 * pages, and redirects to those, in the language of each kind of host; a small page at each old address for hosts that know neither,
 * and the images of the former site that pages of others show.
 */
export async function writeHostFiles(outDir: string, routes: readonly string[], url: string) {
  const policy = contentSecurityPolicy(scriptHashes(outDir, routes));
  const headers = {...securityHeaders, 'Content-Security-Policy': policy};
  const rules = [{pattern: '/*', headers}, ...cacheRules, ...fileRules];
  const active = allRedirects.filter(({to}) => routes.includes(to.replace(/#.*/, '')));
  // What the blog said of a release is said of the release.
  const redirects = [...active, ...formerFiles.posts];
  const hostRules = {headers: rules, redirects};
  await writeFiles(outDir, [
    {address: '/_headers', write: () => formatHeaders(rules)},
    {address: '/_redirects', write: () => formatRedirects(redirects)},
    {address: '/vercel.json', write: () => formatVercel(hostRules)},
    {address: '/nginx.conf', write: () => formatNginx(hostRules)},
    {address: '/.htaccess', write: () => formatApache(hostRules)},
    ...redirects.map(({from, to}) => ({
      address: path.posix.join(from, 'index.html'),
      write: () => redirectPage(to, url),
    })),
  ]);
  for (const [from, file] of Object.entries(formerFiles.images))
    await copyFile(path.join(outDir, file), path.join(outDir, from));
}

/** Gives the hashes of all inline scripts, as a content security policy names them. */
function scriptHashes(outDir: string, routes: readonly string[]): string[] {
  const scripts = routes.flatMap((route) => {
    const file = route.endsWith('.html') ? route : path.join(route, 'index.html');
    return readPageResources(path.join(outDir, file)).inlineScripts;
  });
  return [...new Set(scripts)].map(hashOfScript).sort();
}

/** @param text of the script exactly as it is served: the hash is of the minified text */
const hashOfScript = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
