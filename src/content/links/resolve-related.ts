import {versions} from '../../versions';
import type {RelatedLink} from '../../types/content';
import type {LinkedVersion} from './link-site';
import {resolveLink} from './resolve-link';

/** Whether the files are there is asked when all pages are read. */
const anyFile = {has: () => true, all: () => []};

/**
 * Gives related links with the addresses they lead to; one that is wrong keeps what is written.
 * @param file path of the page, relative to the site
 */
export const resolveRelated = (
  related: readonly RelatedLink[],
  file: string,
  all: readonly LinkedVersion[] = versions,
): RelatedLink[] => related.map(({title, url}) => ({title, url: addressOfLink(url, file, all)}));

/** Gives the address that a link leads to; one that is wrong keeps what is written. */
export function addressOfLink(
  url: string,
  file: string,
  all: readonly LinkedVersion[] = versions,
): string {
  const target = resolveLink(url, file, {versions: all, files: anyFile});
  return target.kind === 'page' ? target.address : url;
}
