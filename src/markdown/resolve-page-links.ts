import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {changeLinks} from '../content/links/collect-links';
import {resolvePageLink} from '../content/links/resolve-link';
import {listPages} from '../content/list-pages';
import {errorAt} from '../content/error-location';
import {pagePath} from '../content/page-path';
import {versions} from '../versions';

/**
 * Makes URLs of links to files of pages, before anything else reads them. Whether a heading
 * is there is asked by the content index, which knows all pages.
 * @throws when a link leads to no page, or is written as a URL
 */
export function resolvePageLinks() {
  return (tree: Root, file: VFile): void => {
    const files = {
      has: (page: string) => existsSync(page),
      paths: () => versions.flatMap(({folder}) => listPages(process.cwd(), folder)),
    };
    changeLinks(tree, (link, node) => {
      const target = resolvePageLink(link, pagePath(file), files);
      if (target.kind === 'elsewhere') return link.url;
      if (target.kind === 'page') return target.url;
      // In a code block, a link is below the node's first line.
      const further = link.line - (node.position?.start.line ?? 1);
      throw errorAt(file, node, `${target.message}: ${target.fix}`, further);
    });
  };
}
