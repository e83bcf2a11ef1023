import type {Element, ElementContent, RootContent, Text} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Parent} from 'unist';
import {type ReadmePage, rewrite} from '../readme-page';

const isElement = (node: RootContent): node is Element => node.type === 'element';
const isText = (node: RootContent): node is Text => node.type === 'text';
const wrappers = new Set(['div', 'center', 'header', 'section']);

/**
 * Removes logos and badges: whatever above the first sentence or section heading consists of
 * images only. The first paragraph stays, also when it is in the logo's block.
 */
export function removeHeaderImages({html}: ReadmePage): void {
  removeLeadingImages(html);
}

/** Gives whether the text has begun, so that what follows is left alone. */
function removeLeadingImages(parent: {children: RootContent[]}): boolean {
  let hasBegun = false;
  parent.children = parent.children.filter((child) => {
    if (hasBegun || !isElement(child)) return true;
    if (isPicture(child)) return false;
    hasBegun = wrappers.has(child.tagName) ? removeLeadingImages(child) : isBeginning(child);
    return true;
  });
  return hasBegun;
}

const isBeginning = (node: Element) =>
  /^h[2-6]$/.test(node.tagName) || (node.tagName === 'p' && toString(node).trim() !== '');

/** Whether an element shows images and nothing else. */
function isPicture(node: ElementContent): boolean {
  if (isText(node)) return /^[\s|·•,]*$/.test(node.value);
  if (!isElement(node) || /^(?:img|br|source)$/.test(node.tagName)) return true;
  const visibleChildren = node.children.filter(
    (child) => !isText(child) || child.value.trim() !== '',
  );
  return (
    visibleChildren.length > 0 &&
    /^(?:a|p|picture|span)$/.test(node.tagName) &&
    visibleChildren.every(isPicture)
  );
}

/** Services that draw the state of a build, a version or a number of downloads. */
const badgeHosts = [
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

/** Other services draw badges among other images: there the file name says so. */
const isBadge = ({hostname, pathname}: URL) =>
  badgeHosts.includes(hostname) || pathname.endsWith('/badge.svg');

/**
 * Removes badges anywhere in a README, with the separators between them: they show another release or
 * another day than the page. A badge in a link after a label, as in "Chat:", is replaced by its text.
 */
export function removeBadges({html}: ReadmePage): void {
  const lines = new Set<unknown>();
  rewrite<RootContent>(html, (node, ancestors) => {
    if (lines.has(node)) return withoutSeparators(node as Element);
    if (!isElement(node) || node.tagName !== 'img') return node;
    const {src, alt} = node.properties;
    if (typeof src !== 'string' || !URL.canParse(src) || !isBadge(new URL(src))) return node;
    const isNamed = typeof alt === 'string' && alt.trim() !== '' && isAnnounced(ancestors);
    if (isNamed) return {type: 'text', value: alt.trim()};
    for (const line of ancestors) lines.add(line);
    return [];
  });
}

/** Whether an image is in a link with a colon before it. */
function isAnnounced(ancestors: readonly Parent[]): boolean {
  const [line, link] = ancestors.slice(-2) as [Element, Element | undefined];
  if (link?.tagName !== 'a') return false;
  const before = line.children[line.children.indexOf(link) - 1];
  return before !== undefined && isText(before) && /:\s*$/.test(before.value);
}

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
  for (const child of line.children.map(asText)) {
    const last = children.at(-1);
    if (isText(child) && last && isText(last)) last.value += child.value;
    else children.push(child);
  }
  const [first, last] = [children[0], children.at(-1)];
  if (first && isText(first)) first.value = first.value.replace(atStart, '');
  if (last && isText(last)) last.value = last.value.replace(atEnd, '');
  const cleanedLine = {...line, children};
  return isEmptied(cleanedLine) ? emptyPlaceholder(line.tagName) : cleanedLine;
}

function isEmptied(line: Element): boolean {
  if (line.tagName === 'table') return !select('td', line);
  return !select('img', line) && /^\s*(?:[\w ]{1,30}:)?\s*$/.test(toString(line));
}

/** An empty paragraph, which says that something stood there (`dropEmptiedSections`), or nothing. */
function emptyPlaceholder(tagName: string): Element | Element[] {
  const isBlock = /^(?:p|ul|ol|table|div|center)$/.test(tagName);
  if (/^(?:li|tr|a|strong|b|em|i|span)$/.test(tagName)) return [];
  return {type: 'element', tagName: isBlock ? 'p' : tagName, properties: {}, children: []};
}
