import type {Definition, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {site} from '../../../../config/site';
import type {ExportedPage} from '../exported-page';

/** Makes every address a whole one: Markdown is read far from the site. */
export function absoluteAddresses({tree, node: page}: ExportedPage): void {
  const base = new URL(page.url, site.url);
  visit(tree, ['link', 'image', 'definition'], (node) => {
    const target = node as Link | Image | Definition;
    // How Docusaurus is told that an address is a file's, not a page's.
    target.url = target.url.replace(/^pathname:\/\//, '');
    if (!URL.canParse(target.url)) target.url = new URL(target.url, base).href;
  });
}
