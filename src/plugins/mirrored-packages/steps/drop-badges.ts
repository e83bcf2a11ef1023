import type {RootContent} from 'hast';
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

/** Drops badges wherever they stand: a page that shows one release has nothing to say with them. */
export function dropBadges({html}: ReadmePage): void {
  rewrite<RootContent>(html, (node) => {
    if (node.type !== 'element' || node.tagName !== 'img') return node;
    const {src} = node.properties;
    return typeof src === 'string' && URL.canParse(src) && isBadge(new URL(src)) ? [] : node;
  });
}

/** Some services draw badges and other things: there the file is called so. */
const isBadge = ({hostname, pathname}: URL) =>
  services.includes(hostname) || /\/badge\.svg$/.test(pathname);
