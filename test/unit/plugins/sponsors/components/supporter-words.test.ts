import {
  amountBy,
  supporterAddress,
} from '../../../../../src/plugins/sponsors/components/supporter-words';

describe('what is said of a supporter', () => {
  it('is whole dollars and the name, else the slug', () => {
    expect(amountBy({name: 'Segment', slug: 'segment', totalDonations: 2_400_099})).toBe(
      '$24,000 by Segment',
    );
    expect(amountBy({name: ' ', slug: 'x', totalDonations: 20_000})).toBe('$200 by x');
  });

  it('leads to their site, else to Open Collective, else nowhere', () => {
    expect(supporterAddress({website: 'https://a.example', slug: 'a'})).toBe('https://a.example');
    expect(supporterAddress({website: null, slug: 'a'})).toBe('https://opencollective.com/a');
    expect(supporterAddress({website: null, slug: null})).toBeUndefined();
  });
});
