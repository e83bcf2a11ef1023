import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import {specOf} from './page-names';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';

/** A README on its way to become a page; the steps of the pipeline change its tree. */
export class ReadmePage {
  /** What a maintainer of this site should know, one sentence each. */
  readonly warnings = new Set<string>();
  /** The README as HTML, raw HTML and Markdown in one tree. */
  html: HtmlRoot = {type: 'root', children: []};
  /** The README as Markdown, once the HTML steps are done. */
  markdown: MarkdownRoot = {type: 'root', children: []};
  /** Ids of its headings, all levels; known when it was written as Markdown. */
  headingIds: ReadonlySet<string> = new Set();

  constructor(
    readonly pin: Pin,
    readonly facts: PackageFacts,
  ) {}

  warn(message: string): void {
    this.warnings.add(`${specOf(this.pin)}: ${message}`);
  }
}

/** What is kept of a page whose links are not resolved yet: parsing it took most of the time. */
export interface PreparedPage {
  facts: PackageFacts;
  markdown: MarkdownRoot;
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
