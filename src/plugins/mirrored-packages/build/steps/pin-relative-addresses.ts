import type {RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {fileAddress} from '../repository';
import {rewrite} from '../rewrite';

const inside = 'https://repository.invalid';

/** Makes links and images that lead into the repository lead to the release that is shown. */
export function pinRelativeAddresses({html, pin}: ReadmePage): void {
  const pinned = (address: unknown) => {
    if (typeof address !== 'string' || /^(#|$)/.test(address)) return address as undefined;
    // Resolved as browsers do, who see a scheme where a pattern might not.
    const url = URL.canParse(address, inside) ? new URL(address, inside) : undefined;
    if (url?.origin !== inside) return address;
    return fileAddress(pin, `${url.pathname.slice(1)}${url.search}${url.hash}`);
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
