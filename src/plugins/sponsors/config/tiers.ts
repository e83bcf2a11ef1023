/** A tier of sponsors; its bounds are lifetime totals in cents, the lower one included. */
export interface SponsorTier {
  name: 'latest' | 'platinum' | 'gold' | 'silver' | 'bronze' | 'backer';
  heading: string;
  /** Heading when the data is too old for `heading` to be true; `{month}` is that of the data. */
  datedHeading?: string;
  /**
   * Says in one sentence who is listed. `{date}` is the day they were counted, `{listed}` how many
   * are shown, and `{total}` how many the tier has.
   */
  says: string;
  minimum?: number;
  /** The first total that is too much. */
  below?: number;
  /** Only supporters whose first donation is younger than this. */
  withinDays?: number;
  /** At most so many are shown: the largest, or some at random. */
  limit?: {count: number; choose: 'largest' | 'random'};
}

export const sponsorTiers: readonly SponsorTier[] = [
  {
    name: 'latest',
    heading: 'Latest Sponsors',
    datedHeading: 'Latest Sponsors of {month}',
    says: 'Listed: {listed}, the largest of {total} that first gave in the 14 days before {date}.',
    withinDays: 14,
    limit: {count: 10, choose: 'largest'},
  },
  pledged('platinum', 50_000),
  pledged('gold', 10_000, 50_000),
  pledged('silver', 2_000, 10_000),
  pledged('bronze', 200, 2_000),
  {
    name: 'backer',
    heading: 'Backers',
    says: 'No amount is too small. Listed: {listed} of {total}.',
    below: 20_000,
    limit: {count: 100, choose: 'random'},
  },
];

/** So many days after the data was fetched, nobody in it is "latest" any more. */
export const daysOfLatest = 60;

/** A tier of those who gave so many dollars. */
function pledged(name: SponsorTier['name'], from: number, below = Infinity): SponsorTier {
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  return {
    name,
    heading: `${name[0]!.toUpperCase()}${name.slice(1)} Sponsors`,
    says: `Pledged ${dollars(from)} ${below === Infinity ? 'or more' : `to ${dollars(below)}`}. Listed: {listed} of {total}.`,
    minimum: from * 100,
    below: below * 100,
  };
}

/** Where one becomes a sponsor or a backer. */
export const supportAddress = 'https://opencollective.com/webpack#support';

/** What was given outside Open Collective; a known slug adds to that supporter's total. */
export const extraSupporters = [
  {slug: 'moonmail', name: 'MoonMail', website: 'https://moonmail.io', totalDonations: 11_000},
  {
    slug: 'google-angular',
    name: 'Google Angular',
    website: 'https://angular.io',
    totalDonations: 250_000,
  },
  {
    slug: 'architects',
    name: 'Architects.io',
    website: 'https://architects.io',
    totalDonations: 30_000,
  },
  {slug: 'peerigon', name: 'Peerigon', website: 'https://peerigon.com', totalDonations: 144_139},
  {slug: 'segment', name: 'Segment', website: 'https://segment.com', totalDonations: 2_400_000},
] as const;
