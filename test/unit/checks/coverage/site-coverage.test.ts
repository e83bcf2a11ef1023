import type {CountedFact} from '../../../../src/checks/coverage/fact-ids';
import {siteCoverage, staleExceptions} from '../../../../src/checks/coverage/site-coverage';
import {
  staleReason,
  type CoverageException,
  factsOfPage,
  undescribed,
} from '../../../../src/checks/coverage/expectations';

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
  reason: 'is only there for tests',
});
const isPage = (address: string) => address === '/api/plugins/';

describe('the coverage of a site', () => {
  it('counts what no page describes and nothing excuses', () => {
    const [area] = siteCoverage(facts, new Set(['hook:Tea.brew']), [exception('hook:Cup.…')]);
    expect(area).toEqual({
      area: 'hooks',
      total: 3,
      excepted: 1,
      waiting: [],
      uncovered: [facts[1]],
    });
  });

  it('counts what is new and waits by itself, and never what is described or excused', () => {
    const awaited = new Set(facts.map(({id}) => id));
    const covered = new Set(['hook:Tea.brew']);
    const [area] = siteCoverage(facts, covered, [exception('hook:Cup.…')], awaited);
    expect(area).toMatchObject({excepted: 1, waiting: [facts[1]], uncovered: []});
  });
});

describe('an exception', () => {
  it.each([
    [
      'webpack has no such fact',
      exception('hook:Pot.…'),
      ['hook:Pot.…', 'webpack has no such fact; delete it'],
    ],
    [
      'pages describe all of it',
      exception('hook:Cup.fill'),
      ['hook:Cup.fill', 'pages describe all of it; delete it'],
    ],
    [
      'its page is not there',
      {...exception('hook:Tea.…'), page: '/api/tea/'},
      ['hook:Tea.…', 'there is no page /api/tea/; name the one that tells it'],
    ],
  ])('is stale when %s', (_, stale, message) => {
    expect(staleExceptions(facts, new Set(['hook:Cup.fill']), [stale], isPage)).toEqual([message]);
  });
});

describe('an entry of a new fact', () => {
  const reasonOf = (fact: string) =>
    staleReason(
      {fact, since: 'webpack 5.20.0', added: '2026-11-22'},
      facts,
      new Set(['hook:Cup.fill']),
      [exception('hook:Tea.br…')],
    );

  it.each([
    ['hook:Tea.pour', undefined],
    ['hook:Pot.lid', 'webpack has no such fact'],
    ['hook:Cup.fill', 'a page describes it'],
    ['hook:Tea.brew', 'an exception excuses it'],
  ])('of %s is stale by the reason: %s', (fact, reason) => {
    expect(reasonOf(fact)).toBe(reason);
  });
});

describe('the page that is to describe a fact', () => {
  const pages = {'/api/plugins/': ['hook:…'], '/api/tea/': ['hook:Tea.…']};

  it('is the page whose pattern has the longest beginning', () => {
    expect(factsOfPage('/api/tea/', facts, pages)).toEqual([facts[0], facts[1]]);
    expect(factsOfPage('/api/plugins/', facts, pages)).toEqual([facts[2]]);
  });

  it('is missed when there is none', () => {
    expect(undescribed(facts, pages)).toEqual([]);
    expect(undescribed(facts, {'/api/tea/': ['hook:Tea.…']})).toEqual([facts[2]]);
  });
});
