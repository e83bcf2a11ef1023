import type {RootContent} from 'hast';
import type {ReadmePage} from '../readme-page';
import {fileAddress} from '../repository';
import {rewrite} from '../rewrite';

const isRelative = (address: string) => !/^([a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address.trim());

/** Makes links and images that lead into the repository lead to the release that is shown. */
export function pinRelativeAddresses({html, pin}: ReadmePage): void {
  const pinned = (address: unknown) => {
    if (typeof address !== 'string' || !isRelative(address)) return address as undefined;
    const {pathname, search, hash} = new URL(address, 'https://repository.invalid/');
    return fileAddress(pin, `${pathname.slice(1)}${search}${hash}`);
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
