import {logoForOthers} from '../../../config/brand';
import formerFiles from '../../../config/former-files.json' with {type: 'json'};
import {socialCard} from '../../../config/head';
import {tagHosts, tagIdOf} from '../../page-views/config';
import {type HostedSearch, hostedSearchOf, hostsOf} from '../../search/config/engines';
import {socialCardFolder} from '../../../config/social-cards';

/** Where the feed of what changed in the documentation lies. */
export const feedAddress = '/feed.xml';

/** Headers for the addresses that a pattern matches, as static hosts write it: `*` is anything. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Sent with every answer; the content security policy is added from the built pages. */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** How long each kind of file may be kept: names with a content hash for ever, pages never unasked. */
export const cacheRules: readonly HeaderRule[] = [
  {pattern: '/*', headers: {'Cache-Control': 'public, max-age=0, must-revalidate'}},
  {pattern: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  ...[logoForOthers, '/icons/*', `${socialCardFolder}*`, '/img/*'].map((pattern) => ({
    pattern,
    headers: {'Cache-Control': 'public, max-age=604800'},
  })),
  // The service worker and what it loads: an old one would keep old pages.
  {pattern: '/*sw.js', headers: {'Cache-Control': 'no-cache'}},
];

/** Files for programs: UTF-8, and not indexed, because they repeat a page. */
const readByMachines = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'X-Robots-Tag': 'noindex',
});

/** Pictures for the pages of others. */
const shownElsewhere = [
  ...[`${socialCardFolder}*`, `/${socialCard}`, logoForOthers],
  ...Object.keys(formerFiles.images),
];

/** Files that hosts do not know how to send by themselves. */
export const fileRules: readonly HeaderRule[] = [
  {pattern: '/*.md', headers: readByMachines('text/markdown')},
  {pattern: '/*.txt', headers: readByMachines('text/plain')},
  {pattern: `/*${feedAddress.slice(1)}`, headers: readByMachines('application/atom+xml')},
  ...shownElsewhere.map((pattern) => ({
    pattern,
    headers: {'Cross-Origin-Resource-Policy': 'cross-origin'},
  })),
];

/** What pages may ask besides this site: the vote page asks GitHub for the feature requests. */
export const askedHosts: readonly string[] = ['https://api.github.com'];

/**
 * Where images may come from besides this site; each is asked only after the reader wanted it, or
 * sees its place: badges, and the pictures of contributors, for which GitHub sends on to its own host.
 */
export const imageHosts: readonly string[] = [
  'https://img.shields.io',
  'https://github.com',
  'https://avatars.githubusercontent.com',
];

/**
 * What a page may load and from where.
 * @param scriptHashes hashes of the inline scripts of the built pages, as `'sha256-…'`
 * @param hosted the hosted search engine that pages may ask
 * @param tagId what page views are counted by, if they are
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  hosted: HostedSearch | undefined = hostedSearchOf(process.env),
  tagId: string | undefined = tagIdOf(process.env),
): string {
  const counting = tagId ? tagHosts : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...askedHosts, ...(hosted ? hostsOf(hosted) : []), ...counting],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', ...imageHosts, ...counting],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...counting.slice(0, 1)],
    'style-src': ["'self'"],
    // Places and sizes of what figures show are attributes of its elements.
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
