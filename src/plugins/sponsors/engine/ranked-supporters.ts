import {extraSupporters, type SponsorRank, sponsorRanks} from '../config/ranks';
import type {Supporter, SupporterSnapshot} from '../../../data/supporters';

const day = 24 * 60 * 60 * 1000;

/** Adds what was given elsewhere: to the supporter of the same slug, or as one more supporter. */
export function withExtras(supporters: readonly Supporter[]): Supporter[] {
  const total = supporters.map((supporter) => ({...supporter}));
  for (const extra of extraSupporters) {
    const listed = total.find(({slug}) => slug === extra.slug);
    if (listed) listed.totalDonations += extra.totalDonations;
    else total.push({...extra, firstDonation: null});
  }
  return total;
}

/**
 * Gives the supporters of a rank, the largest total first.
 * @param asOf day of the data: "latest" counts from there
 */
export function supportersOf(
  {minimum = 0, below = Infinity, withinDays, limit}: SponsorRank,
  supporters: readonly Supporter[],
  asOf: string,
  random: () => number = Math.random,
): Supporter[] {
  const ranked = supporters.filter(
    (supporter) =>
      supporter.totalDonations >= minimum &&
      supporter.totalDonations < below &&
      (withinDays === undefined || gaveWithin(supporter, withinDays, asOf)),
  );
  const listed = limit?.choose === 'random' ? chosen(ranked, limit.count, random) : ranked;
  return listed.sort((a, b) => b.totalDonations - a.totalDonations).slice(0, limit?.count);
}

const gaveWithin = ({firstDonation}: Supporter, days: number, asOf: string) =>
  firstDonation !== null && Date.parse(asOf) - Date.parse(firstDonation) < days * day;

function chosen<T>(supporters: readonly T[], count: number, random: () => number): T[] {
  const pool = [...supporters];
  return supporters
    .slice(0, count)
    .flatMap(() => pool.splice(Math.floor(random() * pool.length), 1));
}

/** A rank and who is in it. */
export type RankedList = ReturnType<typeof rankAll>[number];

/**
 * Gives the ranks that somebody is in, with what was given elsewhere.
 * @param random number from 0 to 1, for ranks that choose at random
 */
export function rankAll(
  {supporters, asOf}: Omit<SupporterSnapshot, 'unit'>,
  random?: () => number,
) {
  const allSupporters = withExtras(supporters);
  return sponsorRanks
    .map((rank) => ({rank, supporters: supportersOf(rank, allSupporters, asOf, random)}))
    .filter((list) => list.supporters.length > 0);
}
