import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {targetOfLink} from '../content/links/link-fault';
import {changeLinks, type PageLink} from '../content/links/page-links';
import {pagesBelow} from '../content/own-pages';
import {errorAt, isMirrored} from '../content/place';
import {versions} from '../versions';

/**
 * Makes addresses of links to files of pages, before anything else reads them. Whether a heading
 * is there is asked by the content index, which knows all pages.
 * @throws when a link leads to no page, or is written as an address
 */
export function pageLinks() {
  return (tree: Root, file: VFile): void => {
    if (isMirrored(file)) return;
    const files = {
      has: (page: string) => existsSync(path.join(file.cwd, page)),
      all: () => versions.flatMap(({folder}) => pagesBelow(file.cwd, folder)),
    };
    const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
    changeLinks(tree, (link, node) => {
      const target = targetOfLink(link, page, files);
      if (target.kind === 'elsewhere') return link.url;
      if (target.kind === 'page') return target.address;
      throw errorAt(file, node, `${target.what}: ${target.fix}`, linesBelow(link, node));
    });
  };
}

/** In a code block, a link stands below the node's first line. */
const linesBelow = ({line}: PageLink, {position}: Nodes) => line - (position?.start.line ?? 1);
