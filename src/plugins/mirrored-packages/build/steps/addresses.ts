import type {RootContent} from 'hast';
import {type ReadmePage, rewrite} from '../readme-page';
import {isOwnReadme, releaseAddress} from '../repository';

/** Where the README stands while its addresses are read: a release's name may hold a slash. */
const host = 'https://repository.invalid';

/** Properties that hold an address. */
const addressed = new Map([
  ['a', 'href'],
  ['img', 'src'],
]);

/**
 * Makes links and images that lead into the repository lead to the release that is shown, and those
 * to the README itself to the page. What is no file, such as `../../issues`, is a page of the repository.
 */
export function pinRelativeAddresses({html, pin}: ReadmePage): void {
  const repository = new URL(pin.repository).pathname;
  const blob = `${repository}/blob/`;
  const readme = `${host}${blob}HEAD/${pin.folder === undefined ? '' : `${pin.folder}/`}README.md`;
  const pinned = (address: unknown) => {
    if (typeof address !== 'string' || /^\s*(#|$)/.test(address)) return address as undefined;
    // From the root of the repository, not of its host.
    const written = /^\/(?!\/)/.test(address) ? `${blob}HEAD${address}` : address;
    // Resolved as browsers do, who see a scheme where a pattern might not.
    const url = URL.canParse(written, readme) ? new URL(written, readme) : undefined;
    if (url?.origin !== host) return address;
    if (!url.pathname.startsWith(blob))
      return new URL(`${url.pathname}${url.search}${url.hash}`, pin.repository).href;
    const file = url.pathname.slice(blob.length).replace(/^HEAD\//, '');
    if (isOwnReadme(pin, file) && url.hash !== '') return url.hash;
    return `${releaseAddress(pin, file)}${url.search}${url.hash}`;
  };
  rewrite<RootContent>(html, (node) => {
    const name = node.type === 'element' && addressed.get(node.tagName);
    if (!name) return node;
    return {...node, properties: {...node.properties, [name]: pinned(node.properties[name])}};
  });
}

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
    const address = href.trim() && wholeAddress(href, /^(https?|mailto):$/, host);
    return address ? {...node, properties: {...node.properties, href: address}} : node.children;
  });
}

/**
 * Gives an address as the browser would read it, without a name before its host.
 * @param schemes what may stand before it; of any other, nothing is given
 */
export function wholeAddress(written: string, schemes: RegExp, base?: string): string | undefined {
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  if (!url || !schemes.test(url.protocol)) return undefined;
  if (plain.test(written)) return written;
  url.username = '';
  url.password = '';
  return url.href;
}
