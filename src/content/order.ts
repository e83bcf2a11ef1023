import path from 'node:path';
import {groups} from '../config/groups';
import type {IndexNode, PageNode} from './node';

const isIntro = (node: IndexNode) => node.type === 'file' && /^index\.mdx?$/.test(node.name);
const groupOf = (page: PageNode) => (page.group ?? '').toLowerCase();

/** Pages without a group come first, those of groups that nobody has ordered last. */
function placeOfGroup(page: PageNode): number {
  const group = groupOf(page);
  if (group === '') return -1;
  const ordered = groups[path.posix.basename(path.posix.dirname(page.path))] ?? [];
  const place = ordered.findIndex((each) => each.toLowerCase() === group);
  return place === -1 ? ordered.length : place;
}

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

function comparePages(a: PageNode, b: PageNode): number {
  return (
    placeOfGroup(a) - placeOfGroup(b) ||
    (groupOf(a) < groupOf(b) ? -1 : groupOf(a) > groupOf(b) ? 1 : 0) ||
    (a.sort ?? Infinity) - (b.sort ?? Infinity) ||
    collator.compare(a.title, b.title)
  );
}

/**
 * Orders what lies in one folder: the intro page, then pages by group (none first, then as
 * src/config/groups.json has them, then by name, case-insensitive), `sort` and title, then folders by name.
 */
export function compareNodes(a: IndexNode, b: IndexNode): number {
  if (isIntro(a) !== isIntro(b)) return isIntro(a) ? -1 : 1;
  if (a.type !== b.type) return a.type === 'file' ? -1 : 1;
  if (a.type === 'file' && b.type === 'file') return comparePages(a, b);
  return collator.compare(a.name, b.name);
}

/** Whether a page is kept out of menus and lists: the combined printable ones, and those that say so. */
export function isHidden(page: PageNode): boolean {
  return (
    page.unlisted === true ||
    /^printable\.mdx?$/.test(page.name) ||
    page.title.includes('Printable')
  );
}
