import snapshot from '../../../../../src/data/supporters.json';
import {sponsorRanks} from '../../../../../src/plugins/sponsors/config/ranks';
import {rankAll} from '../../../../../src/plugins/sponsors/engine/rank-all';

describe('all ranks', () => {
  it('are those that somebody is in, in their order', () => {
    const names = rankAll(snapshot).map(({rank}) => rank.name);
    expect(names).toEqual(['latest', 'gold', 'silver', 'bronze', 'backer']);
  });

  it('have what was given elsewhere', () => {
    const gold = rankAll(snapshot).find(({rank}) => rank.name === 'gold')!;
    expect(gold.supporters.map(({slug}) => slug)).toContain('segment');
  });

  it('are complete when everybody gives enough', () => {
    const [first] = snapshot.supporters;
    const rich = {...first!, slug: 'rich', totalDonations: 9_000_000};
    const ranks = rankAll({...snapshot, supporters: [...snapshot.supporters, rich]});
    expect(ranks.map(({rank}) => rank)).toEqual(sponsorRanks);
  });
});
