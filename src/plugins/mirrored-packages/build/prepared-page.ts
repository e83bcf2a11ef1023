import type {Root} from 'mdast';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {ReadmePage} from './readme-page';

/** What is kept of a page whose links are not resolved yet: parsing it took most of the time. */
export interface PreparedPage {
  facts: PackageFacts;
  markdown: Root;
  headingIds: string[];
  warnings: string[];
}

/** Gives a page as data. */
export function keptPage({facts, markdown, headingIds, warnings}: ReadmePage): PreparedPage {
  return {facts, markdown, headingIds: [...headingIds], warnings: [...warnings]};
}

/** Makes a page of data again. */
export function pageOf(
  pin: Pin,
  {facts, markdown, headingIds, warnings}: PreparedPage,
): ReadmePage {
  const page = new ReadmePage(pin, facts);
  page.markdown = markdown;
  page.headingIds = new Set(headingIds);
  for (const warning of warnings) page.warnings.add(warning);
  return page;
}
