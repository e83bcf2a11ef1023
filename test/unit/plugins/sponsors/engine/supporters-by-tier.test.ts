import {
  groupByTier,
  supportersOf,
  withExtras,
} from '../../../../../src/plugins/sponsors/engine/supporters-by-tier';
import {type SponsorTier, sponsorTiers} from '../../../../../src/plugins/sponsors/config/tiers';
import type {Supporter} from '../../../../../src/data/supporters-schema';

const asOf = '2017-08-22';

const supporter = (totalDonations: number, more: Partial<Supporter> = {}): Supporter => ({
  name: `gave ${totalDonations}`,
  slug: null,
  website: null,
  firstDonation: '2016-10-17T00:00:00.000Z',
  totalDonations,
  ...more,
});

const tier = (name: SponsorTier['name']) =>
  sponsorTiers.find((candidate) => candidate.name === name)!;
const totals = (name: SponsorTier['name'], all: Supporter[], random?: () => number) =>
  supportersOf(tier(name), all, asOf, random).map(({totalDonations}) => totalDonations);

describe('the tiers', () => {
  it('are in the order of the page @spec-2.4.2', () => {
    expect(sponsorTiers.map(({heading}) => heading)).toEqual([
      'Latest Sponsors',
      'Platinum Sponsors',
      'Gold Sponsors',
      'Silver Sponsors',
      'Bronze Sponsors',
      'Backers',
    ]);
  });

  it.each([
    [19_999, 'backer'],
    [20_000, 'bronze'],
    [199_999, 'bronze'],
    [200_000, 'silver'],
    [999_999, 'silver'],
    [1_000_000, 'gold'],
    [4_999_999, 'gold'],
    [5_000_000, 'platinum'],
  ] as const)('%i cents make a %s and nothing else', (cents, expected) => {
    const matchingTiers = sponsorTiers
      .filter((candidate) => supportersOf(candidate, [supporter(cents)], asOf).length > 0)
      .map(({name}) => name);
    expect(matchingTiers).toEqual([expected]);
  });
});

describe('the latest sponsors', () => {
  it.each([
    ['2017-08-08T00:00:00.001Z', true],
    ['2017-08-08T00:00:00.000Z', false],
    [null, false],
  ])('first gave less than 14 days before the day of the data: %s is %s', (first, isLatest) => {
    expect(totals('latest', [supporter(100, {firstDonation: first})])).toHaveLength(
      isLatest ? 1 : 0,
    );
  });

  it('are the ten largest', () => {
    const all = Array.from({length: 12}, (_, index) =>
      supporter(index, {firstDonation: '2017-08-20T00:00:00.000Z'}),
    );
    expect(totals('latest', all)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

describe('the words about a tier', () => {
  const snapshot = {
    asOf,
    supporters: [5, 30_000].map((total) =>
      supporter(total, {firstDonation: '2017-08-20T00:00:00.000Z'}),
    ),
  };
  const wordsOf = (today: string) => {
    const [latest] = groupByTier(snapshot, () => 0, Date.parse(today));
    return [latest!.heading, latest!.says];
  };

  it('name the month of the latest once the data is old', () => {
    expect(wordsOf('2017-10-01')[0]).toBe('Latest Sponsors');
    expect(wordsOf('2018-01-01')[0]).toBe('Latest Sponsors of August 2017');
  });

  it('say how many are listed, of how many, and of which day', () => {
    const tiers = groupByTier(snapshot, () => 0, Date.parse('2018-01-01'));
    expect(tiers[0]!.says).toMatch(/^Listed: \d+, the largest of \d+ that .* August 22, 2017\.$/);
    for (const {says, supporters} of tiers)
      expect(says).toMatch(new RegExp(`Listed: ${supporters.length}\\b`));
  });
});

describe('the backers', () => {
  const all = Array.from({length: 150}, (_, index) => supporter(index));

  it('are 100 different ones, by their totals', () => {
    const shown = totals('backer', all);
    expect(new Set(shown).size).toBe(100);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
  });

  it('are chosen at random', () => {
    expect(totals('backer', all, () => 0)).toEqual(Array.from({length: 100}, (_, i) => 99 - i));
    expect(totals('backer', all, () => 0.999)).not.toContain(0);
  });
});

it('supporters kept by hand add to the total of the same slug, or are appended', () => {
  const all = [supporter(110_000, {slug: 'peerigon', name: 'Peerigon'}), supporter(5)];
  const merged = withExtras(all);
  expect(merged.map(({name, totalDonations}) => [name, totalDonations])).toEqual([
    ['Peerigon', 254_139],
    ['gave 5', 5],
    ['MoonMail', 11_000],
    ['Google Angular', 250_000],
    ['Architects.io', 30_000],
    ['Segment', 2_400_000],
  ]);
});

it('every tier is listed, those that nobody is in, too', () => {
  const tiers = groupByTier({asOf, supporters: []});
  expect(tiers.map(({tier}) => tier)).toEqual(sponsorTiers);
  expect(tiers.find(({tier: {name}}) => name === 'platinum')?.supporters).toEqual([]);
});
