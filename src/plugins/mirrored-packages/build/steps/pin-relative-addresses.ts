import type {RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {isOwnReadme, releaseAddress} from '../repository';
import {rewrite} from '../rewrite';

/** Where the README stands while its addresses are read: a release's name may hold a slash. */
const host = 'https://repository.invalid';
const repository = '/owner/name/';
const blob = `${repository}blob/`;

/**
 * Makes links and images that lead into the repository lead to the release that is shown, and those
 * to the README itself to the page. What is no file, such as `../../issues`, is a page of the repository.
 */
export function pinRelativeAddresses({html, pin}: ReadmePage): void {
  const readme = `${host}${blob}HEAD/${pin.folder === undefined ? '' : `${pin.folder}/`}README.md`;
  const pinned = (address: unknown) => {
    if (typeof address !== 'string' || /^\s*(#|$)/.test(address)) return address as undefined;
    // From the root of the repository, not of its host.
    const written = /^\/(?!\/)/.test(address) ? `${blob}HEAD${address}` : address;
    // Resolved as browsers do, who see a scheme where a pattern might not.
    const url = URL.canParse(written, readme) ? new URL(written, readme) : undefined;
    if (url?.origin !== host) return address;
    const [, file] = /^\/owner\/name\/blob\/(?:HEAD\/)?(.*)/.exec(url.pathname) ?? [];
    if (file === undefined) {
      const path = url.pathname.replace(repository, `${new URL(pin.repository).pathname}/`);
      return new URL(`${path}${url.search}${url.hash}`, pin.repository).href;
    }
    if (isOwnReadme(pin, file) && url.hash !== '') return url.hash;
    return `${releaseAddress(pin, file)}${url.search}${url.hash}`;
  };
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element') return node;
    const {properties, tagName} = node;
    if (tagName === 'a')
      return {...node, properties: {...properties, href: pinned(properties.href)}};
    if (tagName === 'img')
      return {...node, properties: {...properties, src: pinned(properties.src)}};
    return node;
  });
}
