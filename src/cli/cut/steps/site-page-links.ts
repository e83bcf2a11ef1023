import path from 'node:path';
import {pagesOfSite} from '../../../config/pages-of-site';

const target = /(\]\(|^\[[^\]]+\]: )([^\s)#]+\.md)/gm;

/**
 * Leads the links of a page to pages that exist once into the newest version.
 * @param file of the page, relative to the folder of its version
 * @param from label of the version that was the newest
 * @param to label of the one that is
 */
export const withSitePageLinks = (text: string, file: string, from: string, to: string): string =>
  text.replaceAll(target, (link, start: string, address: string) => {
    const [, label, named] = /^v(\d+):\/(.+)$/.exec(address) ?? [];
    const page = named ?? path.posix.join(path.posix.dirname(file), address);
    const isNewest = label === undefined || label === from;
    return isNewest && pagesOfSite.includes(page) ? `${start}v${to}:/${page}` : link;
  });
