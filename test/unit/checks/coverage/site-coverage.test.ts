import type {CountedFact} from '../../../../src/checks/coverage/fact-ids';
import {factsAtHome, homeless} from '../../../../src/checks/coverage/homes';
import {siteCoverage, staleExceptions} from '../../../../src/checks/coverage/site-coverage';
import type {CoverageException} from '../../../../src/checks/coverage/expectations';

const hook = (name: string): CountedFact => ({
  id: `hook:${name}`,
  area: 'hooks',
  kind: 'hook',
  name,
  titles: [name],
  depth: 1,
});
const facts = ['Tea.brew', 'Tea.pour', 'Cup.fill'].map(hook);
const exception = (...patterns: string[]): CoverageException => ({
  facts: patterns,
  page: '/api/plugins/',
  step: 'the API reference',
  reason: 'is only there for tests',
});
const isPage = (address: string) => address === '/api/plugins/';

describe('the coverage of a site', () => {
  it('counts what no page describes and nothing excuses', () => {
    const [area] = siteCoverage(facts, new Set(['hook:Tea.brew']), [exception('hook:Cup.…')]);
    expect(area).toEqual({area: 'hooks', total: 3, excepted: 1, uncovered: [facts[1]]});
  });

  it('does not count what is described although it is excused', () => {
    const [area] = siteCoverage(facts, new Set(['hook:Tea.brew']), [exception('hook:Tea.…')]);
    expect(area).toMatchObject({excepted: 1, uncovered: [facts[2]]});
  });
});

describe('an exception', () => {
  it('is fine while something needs it', () => {
    const covered = new Set(['hook:Tea.brew']);
    expect(staleExceptions(facts, covered, [exception('hook:Tea.…')], isPage)).toEqual([]);
  });

  it.each([
    [
      'webpack has no such fact',
      exception('hook:Pot.…'),
      'hook:Pot.…: webpack has no such fact; delete it',
    ],
    [
      'pages describe all of it',
      exception('hook:Cup.fill'),
      'hook:Cup.fill: pages describe all of it; delete it',
    ],
    [
      'its page is not there',
      {...exception('hook:Tea.…'), page: '/api/tea/'},
      'hook:Tea.…: there is no page /api/tea/; name the one that tells it',
    ],
  ])('is stale when %s', (_, stale, message) => {
    expect(staleExceptions(facts, new Set(['hook:Cup.fill']), [stale], isPage)).toEqual([message]);
  });
});

describe('the home of a fact', () => {
  const homes = {'/api/plugins/': ['hook:…'], '/api/tea/': ['hook:Tea.…']};

  it('is the page whose pattern has the longest beginning', () => {
    expect(factsAtHome('/api/tea/', facts, homes)).toEqual([facts[0], facts[1]]);
    expect(factsAtHome('/api/plugins/', facts, homes)).toEqual([facts[2]]);
  });

  it('is missed when there is none', () => {
    expect(homeless(facts, homes)).toEqual([]);
    expect(homeless(facts, {'/api/tea/': ['hook:Tea.…']})).toEqual([facts[2]]);
  });
});
