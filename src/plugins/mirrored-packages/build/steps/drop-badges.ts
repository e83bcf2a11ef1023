import type {Element, ElementContent, RootContent, Text} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
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
 * Drops badges wherever they stand, with what stood between them: a page that shows one release has
 * nothing to say with them. Of one that leads where the words before it say, as in "Chat:", the text
 * stays.
 */
export function dropBadges({html}: ReadmePage): void {
  const lines = new Set<unknown>();
  rewrite<RootContent>(html, (node, ancestors) => {
    if (lines.has(node)) return withoutSeparators(node as Element);
    if (node.type !== 'element' || node.tagName !== 'img') return node;
    const {src, alt} = node.properties;
    if (typeof src !== 'string' || !URL.canParse(src) || !isBadge(new URL(src))) return node;
    const isNamed = typeof alt === 'string' && alt.trim() !== '' && isAnnounced(ancestors);
    if (isNamed) return {type: 'text', value: alt.trim()};
    for (const line of ancestors) if (isLine(line)) lines.add(line);
    return [];
  });
}

const isLine = (node: Parent) => node.type === 'element' && (node as Element).tagName !== 'a';
const isText = (node: ElementContent): node is Text => node.type === 'text';
const isEmptyLink = (node: ElementContent) =>
  node.type === 'element' &&
  node.tagName === 'a' &&
  !('name' in node.properties) &&
  isEmptied(node);

/** What leads from one badge to the next. */
const separator = '[-|·•–—/,]';
const atStart = new RegExp(`^(?:\\s*${separator})+(?=\\s|$)`);
const onlySeparators = new RegExp(`^${separator}+$`);
const atEnd = new RegExp(`(?:^|\\s+)${separator}(?:\\s|${separator})*$`);

/** A separator may be in bold letters. */
const asText = (node: ElementContent): ElementContent =>
  onlySeparators.test(toString(node)) && !select('img', node)
    ? {type: 'text', value: toString(node)}
    : node;

/** Drops what led from one badge to another, and what holds nothing but that and a label. */
function withoutSeparators(line: Element): Element | Element[] {
  const children: ElementContent[] = [];
  for (const child of line.children.filter((each) => !isEmptyLink(each)).map(asText)) {
    const last = children.at(-1);
    if (isText(child) && last && isText(last)) last.value += child.value;
    else children.push(child);
  }
  const [first, last] = [children[0], children.at(-1)];
  if (first && isText(first)) first.value = first.value.replace(atStart, '');
  if (last && isText(last)) last.value = last.value.replace(atEnd, '');
  const left = {...line, children};
  return isEmptied(left) ? emptied(line.tagName) : left;
}

function isEmptied(line: Element): boolean {
  if (line.tagName === 'table') return !select('td', line);
  return !select('img', line) && /^\s*(?:[\w ]{1,30}:)?\s*$/.test(toString(line));
}

/** An empty paragraph, which says that something stood there (`dropEmptiedSections`), or nothing. */
function emptied(tagName: string): Element | Element[] {
  const paragraph: Element = {type: 'element', tagName: 'p', properties: {}, children: []};
  if (/^(?:p|ul|ol|table|div|center)$/.test(tagName)) return paragraph;
  return /^(?:li|tr|strong|b|em|i|span)$/.test(tagName) ? [] : {...paragraph, tagName};
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
