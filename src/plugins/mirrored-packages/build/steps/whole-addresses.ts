import type {RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

const schemes = new Set(['http:', 'https:', 'mailto:']);
/** An address that means to everybody what it shows: no name before the host, nothing to repair. */
const plain = /^(https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?|mailto:[^\s\\]*)$/i;

/**
 * Writes every link as the browser would read it, with scheme and host and without a name before
 * them, so that whatever reads the page next reads the same. A link that leads nowhere, or asks
 * another program than browser and mail to act, becomes its text.
 */
export function wholeAddresses({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return node;
    const {href} = node.properties;
    if (typeof href !== 'string' || /^\s*#/.test(href)) return node;
    const address = wholeAddress(href);
    return address === undefined
      ? node.children
      : {...node, properties: {...node.properties, href: address}};
  });
}

function wholeAddress(href: string): string | undefined {
  if (href.trim() === '') return undefined;
  const url = URL.canParse(href, 'https://repository.invalid')
    ? new URL(href, 'https://repository.invalid')
    : undefined;
  if (!url || !schemes.has(url.protocol)) return undefined;
  if (plain.test(href)) return href;
  url.username = '';
  url.password = '';
  return url.href;
}
