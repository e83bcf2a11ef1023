import type {Finding} from '../../content/finding';
import {type TextBlock, withSingleBlanks} from './visible-text';
import type {Claim} from './read-claims';

/** Fewer words stand somewhere by chance. */
const fewestWords = 4;

const inBothModes = /\b(?:both|all|any|every) modes?\b|\bwhatever the mode\b/i;

/**
 * Finds the words of a claim on the page.
 * @returns the block they stand in, or what is wrong with the quotation, with the line of the claim
 */
export function quotedBlock(claim: Claim, blocks: readonly TextBlock[]): TextBlock | Finding {
  const {line} = claim;
  const says = withSingleBlanks(claim.says);
  const quoted = `"${says}"`;
  if (says.split(' ').length < fewestWords)
    return {line, what: `${quoted} is too short`, fix: `quote ${fewestWords} words or more`};
  const places = blocks.filter(({text}) => text.includes(says));
  if (places.length === 0)
    return {
      line,
      what: `${quoted} does not stand on the page`,
      fix: 'quote what the page says now, and see whether it is still proved',
    };
  if (places.length > 1)
    return {
      line,
      what: `${quoted} stands on the page ${places.length} times, in line ${places.map((place) => place.line).join(' and ')}`,
      fix: 'quote more of it',
    };
  if (inBothModes.test(says) && claim.modes.length < 2)
    return {
      line,
      what: `${quoted} speaks of several modes, and the claim runs in ${claim.modes.join()} only`,
      fix: 'leave out "modes"',
    };
  return places[0]!;
}

/** Tells what is wrong from what was found. */
export const isFinding = (found: TextBlock | Finding): found is Finding => 'what' in found;
