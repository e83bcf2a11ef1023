import type {Redirect} from './host-rules';

/** Writes redirects in the `_redirects` format of static hosts: old address, new address, status. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/**
 * Gives the page at an old address, for hosts that do not redirect themselves. Its
 * script keeps query and hash, which a refresh drops.
 * @param origin address of the site without a slash at the end, for the canonical link
 */
export function redirectPage(to: string, origin: string): string {
  const address = new URL(to, origin).href;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved to ${to}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script src="/redirect.js" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${address}</a>.</p>
`;
}
