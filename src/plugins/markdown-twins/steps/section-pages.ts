import {groupPages} from '../../content-index/menu';
import type {DirectoryNode, PageNode} from '../../content-index/node';
import {isHidden} from '../../content-index/order';
import {heading, link, list, text} from '../nodes';
import type {TwinPage} from '../twin-page';

/**
 * Lists the pages of a section on its intro page, with what they are about.
 * @param section the folder the page introduces; missing for all other pages
 */
export function sectionPages({tree, node}: TwinPage, section: DirectoryNode | undefined): void {
  const pages = section?.children.filter(
    (child): child is PageNode => child.type === 'file' && child !== node && !isHidden(child),
  );
  const groups = groupPages(pages ?? []);
  const unnamed = groups.length > 1 ? 'General' : 'In this section';
  for (const {label = unnamed, pages: members} of groups) {
    tree.children.push(
      heading(2, label),
      list(
        members.map(({title, url, description}) => [link(url, title), text(`: ${description}`)]),
      ),
    );
  }
}
