import {upkeepWords} from '../../../../config/upkeep';
import type {DirectoryNode, PageNode} from '../../../../content/node';
import {sectionList} from '../../../../content/section-list';
import {heading, link, list, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/**
 * Lists the pages of a section on its first page, with what they are about.
 * @param section the folder the page introduces; missing for all other pages
 */
export function sectionPages({tree}: ExportedPage, section: DirectoryNode | undefined): void {
  for (const {label, pages} of section ? sectionList(section) : []) {
    const entries = pages.map((page) => [link(page.url, page.title), text(aboutOf(page))]);
    tree.children.push(heading(2, label), list(entries));
  }
}

function aboutOf({description, version, upkeep, downloads}: PageNode): string {
  if (upkeep === undefined) return `: ${description}`;
  const often = downloads ? `, ${downloads.weekly} downloads a week` : '';
  return ` ${version}, ${upkeepWords[upkeep]}${often}: ${description}`;
}
