import type {DirectoryNode, PageNode} from '../content-index/node';
import {absoluteAddresses} from './steps/absolute-addresses';
import {asides} from './steps/asides';
import {dropModuleCode} from './steps/drop-module-code';
import {furtherReading} from './steps/further-reading';
import {htmlBlocks} from './steps/html-blocks';
import {jsxElements} from './steps/jsx-elements';
import {literalColons} from './steps/literal-colons';
import {ownSyntax} from './steps/own-syntax';
import {sectionPages} from './steps/section-pages';
import {title} from './steps/title';
import {openPage} from './twin-page';
import {writeFrontMatter, writeMarkdown} from './write-markdown';

/** A page in plain Markdown. */
export interface Twin {
  page: PageNode;
  /** What is known about the page, as YAML between two lines of dashes. */
  frontMatter: string;
  /** Title, lead and text. */
  body: string;
}

/**
 * Makes the twin of a page from the page's own syntax tree. A component of MDX pages gets a step
 * here that turns it into Markdown.
 * @param siteDir absolute folder of the site
 * @param section the folder whose intro page it is, if any
 * @throws naming file and line, when something on the page has no form in Markdown
 */
export async function makeTwin(
  siteDir: string,
  node: PageNode,
  section?: DirectoryNode,
): Promise<Twin> {
  const page = await openPage(siteDir, node);

  ownSyntax(page);
  dropModuleCode(page);
  literalColons(page);
  asides(page);
  htmlBlocks(page);
  jsxElements(page);
  sectionPages(page, section);
  furtherReading(page);
  title(page);
  absoluteAddresses(page);

  return {page: node, frontMatter: writeFrontMatter(page), body: writeMarkdown(page.tree)};
}
