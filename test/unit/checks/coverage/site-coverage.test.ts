import {coverageProblems, siteCoverage} from '../../../../src/checks/coverage/site-coverage';
import {formatProblem} from '../../../../src/content/finding';
import {newest} from '../../../../src/versions';
import {dataFile} from '../../../../src/versions/data';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const facts = ['Tea.brew', 'Tea.pour', 'Cup.fill'].map((name) => ({
  id: `hook:${name}`,
  area: 'hooks',
  kind: 'hook',
  name,
  titles: [name],
}));
const exception = (pattern: string, page = '/api/') => ({facts: [pattern], page, reason: 'none'});
const newFact = (fact: string) => ({fact, since: 'webpack 5.20.0', added: '2026-11-22'});
const covered = new Set(['hook:Tea.brew']);

it('counts what is described, excused and new each by itself', () => {
  const count = (...awaited: string[]) =>
    siteCoverage(facts, covered, [exception('hook:Cup.…')], new Set(awaited))[0];
  const area = {area: 'hooks', total: 3, excepted: 1};
  expect(count()).toEqual({...area, waiting: [], uncovered: [facts[1]]});
  const ids = facts.map(({id}) => id);
  expect(count(...ids)).toEqual({...area, waiting: [facts[1]], uncovered: []});
});

describe('a problem of the coverage', () => {
  const site = temporaryFolder();
  const list = dataFile(newest, 'coverage-exceptions');
  const waiting = dataFile(newest, 'to-describe');

  it.each([
    ['a fact without a place', [], [], `${list}:1  coverage: hook:Tea.pour: describe it, or say`],
    ['no such fact', [exception('hook:Pot.…')], [], `${list}:4  coverage: hook:Pot.…: webpack has`],
    ['one described', [exception('hook:Tea.b…')], [], `${list}:4  coverage: hook:Tea.b…: nothing`],
    ['no page', [exception('hook:Tea.…', '/tea/')], [], `${list}:6  coverage: /tea/: there is no`],
    ['no new fact', [], [newFact('hook:Pot.lid')], `${waiting}:1  coverage: hook:Pot.lid: webpack`],
    ['a new one described', [], [newFact('hook:Tea.brew')], 'hook:Tea.brew: nothing needs it'],
    ['one excused', [exception('hook:Tea.…')], [newFact('hook:Tea.pour')], 'Tea.pour: nothing'],
  ])('is %s', (_, exceptions, newFacts, message) => {
    writeFiles(site, {
      [list]: JSON.stringify(exceptions, null, 2),
      [waiting]: JSON.stringify(newFacts),
    });
    const problems = coverageProblems(site, {
      version: newest,
      facts,
      covered,
      newFacts,
      areas: siteCoverage(facts, covered, exceptions, new Set()),
      files: ['docs/api/index.md'],
    });
    expect(problems.map(formatProblem)).toContainEqual(expect.stringContaining(message));
  });
});
