import type {RootContent} from 'hast';
import type {Pin} from '../pins';
import {type ReadmePage, rewrite} from '../readme-page';
import {isShownReadme, releaseAddress} from '../repository';

/** Folder of the README while its addresses are read: a release's name may hold a slash. */
const host = 'https://repository.invalid';

/** An address that means to everybody what it shows: no name before the host, nothing to repair. */
const unambiguousAddress = /^(https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?|mailto:[^\s\\]*)$/i;

/**
 * Writes every address as the browser would read it, with scheme and host and without a name before
 * them, so that whatever reads the page next reads the same. A link that leads nowhere, or asks
 * another program than browser and mail to act, becomes its text; such an image loses its address.
 */
export function resolveAddresses({html, pin}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element') return node;
    const {tagName, properties} = node;
    if (tagName === 'img' && typeof properties.src === 'string')
      properties.src = resolveAddress(properties.src, pin, /^https?:$/);
    if (tagName !== 'a' || typeof properties.href !== 'string') return node;
    const href = resolveAddress(properties.href, pin, /^(https?|mailto):$/);
    return href === undefined ? node.children : {...node, properties: {...properties, href}};
  });
}

/**
 * Gives where an address leads. What is in the repository is that of the release which is shown,
 * the README itself the page. What is no file, such as `../../issues`, is a page of the repository.
 * @param schemes the schemes it may have; for any other, nothing is given
 */
function resolveAddress(written: string, pin: Pin, schemes: RegExp): string | undefined {
  if (/^\s*#/.test(written)) return written;
  const blob = `${new URL(pin.repository).pathname}/blob/`;
  const readme = `${host}${blob}HEAD/${pin.folder === undefined ? '' : `${pin.folder}/`}README.md`;
  // From the root of the repository, not of its host.
  const address = /^\/(?!\/)/.test(written) ? `${blob}HEAD${written}` : written;
  // Resolved as browsers do, who see a scheme where a pattern might not.
  const url = URL.canParse(address, readme) ? new URL(address, readme) : undefined;
  if (!url || !schemes.test(url.protocol) || written.trim() === '') return undefined;
  const searchAndHash = `${url.search}${url.hash}`;
  if (url.origin === host) {
    if (!url.pathname.startsWith(blob))
      return new URL(url.pathname + searchAndHash, pin.repository).href;
    const file = url.pathname.slice(blob.length).replace(/^HEAD\//, '');
    return isShownReadme(pin, file) && url.hash !== ''
      ? url.hash
      : releaseAddress(pin, file) + searchAndHash;
  }
  if (unambiguousAddress.test(written)) return written;
  url.username = '';
  url.password = '';
  return url.href;
}
