import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isVersionLabel, type VersionLabel} from '../../../versions';
import type {ContentFence, ContentPage} from '../../../content/content-page';

const named = /\bwebpack\s*v?(\d+)\b/gi;

/**
 * Gives the webpack that a block is about: another one where the words above it, or its heading,
 * say so and name no second one.
 */
export function versionOfSample({tree, version}: ContentPage, {line}: ContentFence): VersionLabel {
  const above = tree.children.filter((node) => node.position!.end.line < line);
  const heading = [...above].reverse().find((node) => node.type === 'heading');
  const near = above.slice(-2).filter((node) => node.type === 'paragraph');
  for (const node of [...near.reverse(), heading]) {
    const versions = versionsIn(node);
    if (versions.size === 1) return [...versions][0]!;
  }
  return version.label;
}

const versionsIn = (node: RootContent | undefined) =>
  new Set(
    [...(node ? toString(node) : '').matchAll(named)]
      .map(([, label]) => label)
      .filter(isVersionLabel),
  );
