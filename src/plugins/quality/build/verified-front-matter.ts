import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {sourceBase} from '../../../config/site';
import type {Verified} from '../../../types/content';
import type {CheckedPage} from './report';

/**
 * Makes Docusaurus read front matter with what the checks proved on the page, where they ran since
 * it changed and found nothing wrong. A development server shows pages that are being changed: it
 * leaves it out and starts sooner.
 * @param siteDir absolute folder of the site
 * @param parseFrontMatter reads everything else
 */
export function verifiedFrontMatter(
  siteDir: string,
  parseFrontMatter: ParseFrontMatter,
): ParseFrontMatter {
  return async (file) => {
    const parsed = await parseFrontMatter(file);
    if (process.env.NODE_ENV !== 'production') return parsed;
    const {readFindings} = await import('./findings');
    const name = path.relative(siteDir, file.filePath).split(path.sep).join('/');
    const verified = verifiedOn(readFindings(siteDir).pages.get(name));
    return verified ? {...parsed, frontMatter: {...parsed.frontMatter, verified}} : parsed;
  };
}

/** Gives what a check proved on a page; undefined where it proved nothing, or found a mistake. */
export function verifiedOn(page: CheckedPage | undefined): Verified | undefined {
  if (!page || page.problems.length > 0) return undefined;
  const samples = Object.values(page.samples).reduce((sum, count) => sum + count, 0);
  const statements = page.statements.proved;
  if (samples + statements === 0) return undefined;
  return {
    samples,
    statements,
    ...(page.claims && {tests: `${sourceBase}${page.claims}`}),
  };
}
