import type {RelatedLink} from '../../types/content';
import {resolveLink} from './resolve-link';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** Accepts every file: whether files exist is checked after all pages are read. */
const anyFile = {has: () => true, paths: () => []};

/**
 * Resolves related links to URLs. Wrong links stay as they are.
 * @param file path of the page, relative to the site
 */
export const resolveRelated = (related: readonly RelatedLink[], file: string): RelatedLink[] =>
  related.map(({title, url}) => {
    const target = resolveLink(url, file, anyFile);
    return {title, url: target.kind === 'page' ? target.url : url};
  });

/**
 * Makes a front matter parser for Docusaurus that resolves related links. A value that is not a list of
 * links stays as it is: the content index reports it.
 * @param siteDir absolute folder of the site
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
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
