import type {RootContent} from 'mdast';
import type {Finding} from '../../content/finding';
import type {CheckedPage} from '../../content/page';
import claimKeywords from './claim-keywords.json' with {type: 'json'};
import {visibleText} from './visible-text';

/**
 * Finds a word with which a sentence says what happens, so that it can be wrong. Review additions
 * to the list like code: each makes sentences of every page of reference wait for a proof.
 */
export const tellsWhatHappens = new RegExp(`\\b(?:${claimKeywords.join('|')})\\b`, 'i');

/** Why a sentence needs no claim, as its marker says. */
export const reasons = ['history', 'outside webpack', 'definition'] as const;

export type Reason = (typeof reasons)[number];

const marker = /^<!--\s*no claim:\s*(.*?)\s*-->$/s;

/**
 * Reads a marker that says why the sentences of the block below need no claim.
 * @returns undefined for any other node; without a reason when it names none of ours
 */
export function readMarker(
  node: RootContent | undefined,
): {written: string; reason?: Reason} | undefined {
  const written = node?.type === 'html' ? marker.exec(node.value)?.[1] : undefined;
  if (written === undefined) return undefined;
  return {written, reason: reasons.find((reason) => reason === written)};
}

/** Finds markers that name no reason, and those below which nothing needs one. */
export function wrongMarkers(page: CheckedPage): Finding[] {
  const blocks = visibleText(page);
  return page.tree.children.flatMap((node) => {
    const parsedMarker = readMarker(node);
    if (!parsedMarker) return [];
    const line = (node.position?.start.line ?? 1) + page.linesAbove;
    if (!parsedMarker.reason)
      return [
        {
          line,
          message: `"${parsedMarker.written}" is no reason`,
          fix: `write ${reasons.join(', ')}`,
        },
      ];
    const below = blocks.filter(({around}) => around[0] === node);
    if (below.some(({masked}) => tellsWhatHappens.test(masked))) return [];
    return [{line, message: 'no sentence of the block below needs a claim', fix: 'leave it out'}];
  });
}
