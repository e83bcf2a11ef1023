import type {RelatedLink} from '../../types/content';
import {resolveLink} from './resolve-link';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** Whether the files are there is asked when all pages are read. */
const anyFile = {has: () => true, paths: () => []};

/**
 * Gives related links with the addresses they lead to; one that is wrong keeps what is written.
 * @param file path of the page, relative to the site
 */
export const resolveRelated = (related: readonly RelatedLink[], file: string): RelatedLink[] =>
  related.map(({title, url}) => {
    const target = resolveLink(url, file, anyFile);
    return {title, url: target.kind === 'page' ? target.address : url};
  });

/**
 * Makes Docusaurus read front matter with the addresses that related links lead to. The content
 * index checks both: what is no list of links is left as it is.
 * @param siteDir absolute folder of the site
 */
export function frontMatterLinks(siteDir: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const {related} = parsed.frontMatter;
    if (!isLinks(related)) return parsed;
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const frontMatter = {...parsed.frontMatter, related: resolveRelated(related, file)};
    return {...parsed, frontMatter};
  };
}

const isLinks = (related: unknown): related is RelatedLink[] =>
  Array.isArray(related) &&
  related.every((link: Partial<RelatedLink> | null) => typeof link?.url === 'string');
