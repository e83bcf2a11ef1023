import type {Redirect} from '../../../../config/redirects';

/** Where the script lies that redirect pages load; it keeps query and hash, which a refresh drops. */
export const redirectScript = '/redirect.js';

/**
 * Gives the page that stands at an old address, for hosts that do not redirect themselves.
 * @param origin address of the site without a slash at the end, for the canonical link
 */
export function redirectPage({to}: Pick<Redirect, 'to'>, origin: string): string {
  const address = new URL(to, origin).href;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved to ${to}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script src="${redirectScript}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${address}</a>.</p>
`;
}
