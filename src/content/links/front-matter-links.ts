import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {RelatedLink} from '../../types/content';
import {resolveRelated} from './resolve-related';

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
