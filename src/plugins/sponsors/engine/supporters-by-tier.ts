import {extraSupporters, type SponsorTier, sponsorTiers} from '../config/tiers';
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
 * Gives the supporters of a tier, the largest total first.
 * @param asOf day of the data: "latest" counts from there
 */
export function supportersOf(
  {minimum = 0, below = Infinity, withinDays, limit}: SponsorTier,
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

/** A tier and who is in it. */
export type TierList = ReturnType<typeof groupByTier>[number];

/**
 * Gives every tier with its supporters, with what was given elsewhere.
 * @param random number from 0 to 1, for tiers that choose at random
 */
export function groupByTier(
  {supporters, asOf}: Omit<SupporterSnapshot, 'unit'>,
  random?: () => number,
) {
  const allSupporters = withExtras(supporters);
  return sponsorTiers.map((tier) => ({
    tier,
    supporters: supportersOf(tier, allSupporters, asOf, random),
  }));
}
