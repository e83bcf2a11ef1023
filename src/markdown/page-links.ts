import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {targetOfLink} from '../content/links/link-fault';
import {siteOnDisk} from '../content/links/link-site';
import {changeLinks, type PageLink} from '../content/links/page-links';
import {errorAt, isMirrored} from '../content/place';

/**
 * Makes addresses of links to files of pages, before anything else reads them. Whether a heading
 * is there is asked by the content index, which knows all pages.
 * @throws when a link leads to no page, or is written as an address
 */
export function pageLinks() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    const site = siteOnDisk(file.cwd);
    const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
    changeLinks(tree, (link, node) => {
      const target = targetOfLink(link, page, site);
      if (target.kind === 'elsewhere') return link.url;
      if (target.kind === 'page') return target.address;
      throw errorAt(file, node, `${target.what}: ${target.fix}`, linesBelow(link, node));
    });
  };
}

/** In a code block, a link stands below the node's first line. */
const linesBelow = ({line}: PageLink, {position}: Nodes) => line - (position?.start.line ?? 1);
