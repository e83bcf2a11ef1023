import path from 'node:path';
import {sectionGroups} from '../config/sidebar-groups';
import type {IndexNode, PageNode} from './index-node';

const isIntro = (node: IndexNode) => node.type === 'file' && /^index\.mdx?$/.test(node.name);

/** Gives the sort position of a page's group: pages without a group are first, unlisted groups last. */
function positionOfGroup({group, path: file}: PageNode): number {
  if (!group) return -1;
  const ordered = sectionGroups[path.posix.basename(path.posix.dirname(file))] ?? [];
  const position = ordered.findIndex((orderedGroup) => collator.compare(orderedGroup, group) === 0);
  return position === -1 ? ordered.length : position;
}

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

function comparePages(a: PageNode, b: PageNode): number {
  return (
    positionOfGroup(a) - positionOfGroup(b) ||
    collator.compare(a.group ?? '', b.group ?? '') ||
    (a.sort ?? Infinity) - (b.sort ?? Infinity) ||
    collator.compare(a.title, b.title)
  );
}

/**
 * Compares nodes of one folder. The order is: the index page; pages by group (those without one first, then
 * as in src/config/section-groups.json, then by name), `sort` and title; folders by name.
 */
export function compareNodes(a: IndexNode, b: IndexNode): number {
  if (isIntro(a) !== isIntro(b)) return isIntro(a) ? -1 : 1;
  if (a.type !== b.type) return a.type === 'file' ? -1 : 1;
  if (a.type === 'file' && b.type === 'file') return comparePages(a, b);
  return collator.compare(a.name, b.name);
}
