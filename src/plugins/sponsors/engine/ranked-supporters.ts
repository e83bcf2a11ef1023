import {extraSupporters, type SponsorRank, sponsorRanks} from '../config/ranks';
import type {Supporter, SupporterSnapshot} from '../../../data/supporters';

const day = 24 * 60 * 60 * 1000;

/** Adds what was given elsewhere: to the supporter of the same slug, or as one more supporter. */
export function withExtras(supporters: readonly Supporter[]): Supporter[] {
  const all = supporters.map((supporter) => ({...supporter}));
  for (const extra of extraSupporters) {
    const listed = all.find(({slug}) => slug === extra.slug);
    if (listed) listed.totalDonations += extra.totalDonations;
    else all.push({...extra, firstDonation: null});
  }
  return all;
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
  const found = supporters.filter(
    (supporter) =>
      supporter.totalDonations >= minimum &&
      supporter.totalDonations < below &&
      (withinDays === undefined || gaveWithin(supporter, withinDays, asOf)),
  );
  const listed = limit?.choose === 'random' ? chosen(found, limit.count, random) : found;
  return listed.sort((a, b) => b.totalDonations - a.totalDonations).slice(0, limit?.count);
}

const gaveWithin = ({firstDonation}: Supporter, days: number, asOf: string) =>
  firstDonation !== null && Date.parse(asOf) - Date.parse(firstDonation) < days * day;

function chosen<T>(all: readonly T[], count: number, random: () => number): T[] {
  const pool = [...all];
  return all.slice(0, count).flatMap(() => pool.splice(Math.floor(random() * pool.length), 1));
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
  const all = withExtras(supporters);
  return sponsorRanks
    .map((rank) => ({rank, supporters: supportersOf(rank, all, asOf, random)}))
    .filter((list) => list.supporters.length > 0);
}
