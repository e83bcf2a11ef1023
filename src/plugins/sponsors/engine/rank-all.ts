import {extraSupporters, type SponsorRank, sponsorRanks} from '../config/ranks';
import type {Supporter, SupporterSnapshot} from '../../../data/supporters';
import {supportersOf, withExtras} from './ranked-supporters';

/** A rank and who is in it. */
export interface RankedList {
  rank: SponsorRank;
  supporters: Supporter[];
}

/**
 * Gives the ranks that somebody is in, with what was given elsewhere.
 * @param random number from 0 to 1, for ranks that choose at random
 */
export function rankAll(
  {supporters, asOf}: Omit<SupporterSnapshot, 'unit'>,
  random?: () => number,
): RankedList[] {
  const all = withExtras(supporters, extraSupporters);
  return sponsorRanks
    .map((rank) => ({rank, supporters: supportersOf(rank, all, asOf, random)}))
    .filter((list) => list.supporters.length > 0);
}
