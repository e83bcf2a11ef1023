import type {Element, RootContent} from 'hast';
import type {Parent} from 'unist';
import type {ReadmePage} from '../readme-page';
import {rewrite} from '../rewrite';

/** Services that draw what a package's build, version or downloads were when somebody looked. */
const services = [
  'badge.fury.io',
  'badgen.net',
  'badges.gitter.im',
  'circleci.com',
  'codecov.io',
  'coveralls.io',
  'david-dm.org',
  'flat.badgen.net',
  'img.shields.io',
  'nodei.co',
  'packagephobia.now.sh',
  'snyk.io',
  'travis-ci.com',
  'travis-ci.org',
];

/**
 * Drops badges wherever they stand: a page that shows one release has nothing to say with them.
 * Of one that leads where the words before it say, as in "Chat:", the text stays.
 */
export function dropBadges({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || node.tagName !== 'img') return node;
    const {src, alt} = node.properties;
    if (typeof src !== 'string' || !URL.canParse(src) || !isBadge(new URL(src))) return node;
    const isNamed = typeof alt === 'string' && alt.trim() !== '' && isAnnounced(ancestors);
    return isNamed ? {type: 'text', value: alt.trim()} : [];
  });
}

/** Whether an image is in a link that a colon stands before. */
function isAnnounced(ancestors: readonly Parent[]): boolean {
  const [line, link] = ancestors.slice(-2) as [Element | undefined, Element | undefined];
  if (!line || link?.tagName !== 'a') return false;
  const before = line.children[line.children.indexOf(link) - 1];
  return before?.type === 'text' && /:\s*$/.test(before.value);
}

/** Some services draw badges and other things: there the file is called so. */
const isBadge = ({hostname, pathname}: URL) =>
  services.includes(hostname) || /\/badge\.svg$/.test(pathname);
