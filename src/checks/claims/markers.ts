import type {RootContent} from 'mdast';
import type {Finding} from '../../content/finding';
import type {ParsedPage} from '../../content/page';
import claimKeywords from './claim-keywords.json' with {type: 'json'};
import {visibleText} from './visible-text';

/**
 * Matches the keywords of statements: sentences that say what happens, and can be wrong. Review additions
 * to the list like code: each one requires proofs on all reference pages.
 */
export const claimKeyword = new RegExp(`\\b(?:${claimKeywords.join('|')})\\b`, 'i');

/** The reasons that a marker may give for a statement that needs no claim. */
export const reasons = ['history', 'outside webpack', 'definition'] as const;

export type Reason = (typeof reasons)[number];

const marker = /^<!--\s*no claim:\s*(.*?)\s*-->$/s;

/**
 * Reads a marker that says why the statements in the block below need no claim.
 * @returns undefined for other nodes; `reason` is missing when it is not one of `reasons`
 */
export function readMarker(
  node: RootContent | undefined,
): {written: string; reason?: Reason} | undefined {
  const written = node?.type === 'html' ? marker.exec(node.value)?.[1] : undefined;
  if (written === undefined) return undefined;
  return {written, reason: reasons.find((reason) => reason === written)};
}

/** Finds markers with an unknown reason, and those above a block without statements. */
export function checkMarkers(page: ParsedPage): Finding[] {
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
    const below = blocks.filter(({neighbors}) => neighbors[0] === node);
    if (below.some(({masked}) => claimKeyword.test(masked))) return [];
    return [{line, message: 'no sentence of the block below needs a claim', fix: 'leave it out'}];
  });
}
