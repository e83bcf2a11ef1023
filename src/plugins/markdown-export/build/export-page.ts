import type {LandingBuild} from '../../landing/types';
import type {DirectoryNode, PageNode} from '../../../content/node';
import {absoluteAddresses} from './steps/absolute-addresses';
import {asides} from './steps/asides';
import {codeBlocks} from './steps/code-blocks';
import {demonstration} from './steps/demonstration';
import {diagrams} from './steps/diagrams';
import {dropModuleCode} from './steps/drop-module-code';
import {furtherReading} from './steps/further-reading';
import {htmlBlocks} from './steps/html-blocks';
import {jsxElements} from './steps/jsx-elements';
import {literalColons} from './steps/literal-colons';
import {optionFacts} from './steps/option-facts';
import {ownSyntax} from './steps/own-syntax';
import {pageLinks} from './steps/page-links';
import {sectionPages} from './steps/section-pages';
import {tabs} from './steps/tabs';
import {title} from './steps/title';
import {webpackFacts} from './steps/webpack-facts';
import {openPage} from './exported-page';
import {writeFrontMatter, writeMarkdown} from './write-markdown';

/** A page in plain Markdown. */
export interface PageMarkdown {
  page: PageNode;
  /** What is known about the page, as YAML between two lines of dashes. */
  frontMatter: string;
  /** Title, lead and text. */
  body: string;
}

/** What a page shows besides its own text. */
export interface Surroundings {
  /** The folder whose intro page it is. */
  section?: DirectoryNode;
  /** What `landing-build` has run, for the landing page. */
  landing?: LandingBuild;
}

/**
 * Makes the Markdown of a page from the page's own syntax tree. A component of MDX pages gets a step
 * here that turns it into Markdown.
 * @param siteDir absolute folder of the site
 * @throws naming file and line, when something on the page has no form in Markdown
 */
export async function exportPage(
  siteDir: string,
  node: PageNode,
  {section, landing}: Surroundings = {},
): Promise<PageMarkdown> {
  const page = await openPage(siteDir, node);

  pageLinks(page, siteDir);
  await ownSyntax(page);
  diagrams(page);
  optionFacts(page);
  webpackFacts(page);
  dropModuleCode(page);
  literalColons(page);
  tabs(page);
  asides(page);
  codeBlocks(page);
  htmlBlocks(page);
  demonstration(page, landing);
  jsxElements(page);
  sectionPages(page, section);
  furtherReading(page);
  title(page);
  absoluteAddresses(page);

  return {page: node, frontMatter: writeFrontMatter(page), body: writeMarkdown(page.tree)};
}
