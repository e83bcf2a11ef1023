import {daysOfLatest, extraSupporters, type SponsorTier, sponsorTiers} from '../config/tiers';
import type {Supporter, SupporterSnapshot} from '../../../data/supporters-schema';

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
 * Gives the supporters of a tier that are shown, the largest total first.
 * @param asOf day of the data: "latest" counts from there
 */
export function supportersOf(
  tier: SponsorTier,
  supporters: readonly Supporter[],
  asOf: string,
  random: () => number = Math.random,
): Supporter[] {
  const {limit} = tier;
  const ranked = rankedIn(tier, supporters, asOf);
  const listed = limit?.choose === 'random' ? chosen(ranked, limit.count, random) : ranked;
  return listed.sort((a, b) => b.totalDonations - a.totalDonations).slice(0, limit?.count);
}

/** Gives everybody in a tier. */
const rankedIn = (
  {minimum = 0, below = Infinity, withinDays}: SponsorTier,
  supporters: readonly Supporter[],
  asOf: string,
) =>
  supporters.filter(
    (supporter) =>
      supporter.totalDonations >= minimum &&
      supporter.totalDonations < below &&
      (withinDays === undefined || gaveWithin(supporter, withinDays, asOf)),
  );

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

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const longMonth = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day of the data in words: "August 22, 2017". */
export const countedOn = (asOf: string) => longDate.format(new Date(asOf));

/**
 * Gives every tier with its supporters, with what was given elsewhere. Words about them are true of
 * the day on which they are read: old data has no latest sponsors without a month.
 * @param random number from 0 to 1, for tiers that choose at random
 * @param today what the age of the data is counted to
 */
export function groupByTier(
  {supporters, asOf}: Pick<SupporterSnapshot, 'supporters' | 'asOf'>,
  random?: () => number,
  today = Date.now(),
) {
  const allSupporters = withExtras(supporters);
  const isOld = today - Date.parse(asOf) > daysOfLatest * day;
  const month = longMonth.format(new Date(asOf));
  return sponsorTiers.map((tier) => {
    const listed = supportersOf(tier, allSupporters, asOf, random);
    const total = rankedIn(tier, allSupporters, asOf).length;
    const {heading, datedHeading, says} = tier;
    return {
      tier,
      heading: ((isOld && datedHeading) || heading).replace('{month}', month),
      says: says
        .replace('{date}', countedOn(asOf))
        .replace('{listed}', String(listed.length))
        .replace('{total}', String(total)),
      supporters: listed,
    };
  });
}
