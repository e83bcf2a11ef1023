import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isVersionLabel, type VersionLabel} from '../../../versions';
import type {ContentFence, ContentPage} from '../../../content/content-page';

const named = /\bwebpack\s*v?(\d+)\b/gi;

/** Gives the webpack that a block is about: the one that its README names, or that of its page. */
export const versionOfSample = (page: ContentPage, fence: ContentFence): VersionLabel =>
  namedVersion(page, fence) ?? page.version.label;

/** Gives the webpack that the words above a block, or its heading, name without a second one. */
export function namedVersion({tree}: ContentPage, {line}: ContentFence): VersionLabel | undefined {
  const above = tree.children.filter((node) => node.position!.end.line < line);
  const heading = [...above].reverse().find((node) => node.type === 'heading');
  const near = above.slice(-2).filter((node) => node.type === 'paragraph');
  return [...near.reverse(), heading]
    .map(versionsIn)
    .find((versions) => versions.size === 1)
    ?.values()
    .next().value;
}

const versionsIn = (node: RootContent | undefined) =>
  new Set(
    [...(node ? toString(node) : '').matchAll(named)]
      .map(([, label]) => label)
      .filter(isVersionLabel),
  );
