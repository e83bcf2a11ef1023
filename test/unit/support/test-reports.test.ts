import {unproved} from '../../support/specification';
import {outcomesOf} from '../../support/test-reports';

const jest = (...assertionResults: {fullName: string; status: string}[]) =>
  JSON.stringify({
    testResults: [{name: `${process.cwd()}/test/unit/a.test.ts`, assertionResults}],
  });

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({status})),
});
const playwright = JSON.stringify({
  suites: [
    {
      title: 'menu.spec.ts',
      file: 'menu.spec.ts',
      specs: [spec('opens', 'expected')],
      suites: [
        {
          title: 'on a phone',
          file: 'menu.spec.ts',
          specs: [
            spec('closes', 'unexpected'),
            spec('drags', 'skipped'),
            spec('falls', 'flaky'),
            spec('twice', 'expected', 'unexpected'),
          ],
        },
      ],
    },
  ],
});

describe('what became of tests', () => {
  it('is read from the report of jest, by file and full name', () => {
    const report = jest(
      {fullName: 'a door opens', status: 'passed'},
      {fullName: 'a door closes', status: 'failed'},
      {fullName: 'a door sings', status: 'pending'},
      {fullName: 'a door waits', status: 'todo'},
    );
    expect([...outcomesOf([report])]).toEqual([
      ['unit/a.test.ts › a door opens', 'passed'],
      ['unit/a.test.ts › a door closes', 'failed'],
      ['unit/a.test.ts › a door sings', 'not run'],
      ['unit/a.test.ts › a door waits', 'not run'],
    ]);
  });

  it('is read from the report of Playwright, with the names of its groups', () => {
    expect([...outcomesOf([playwright])]).toEqual([
      ['browser/menu.spec.ts › opens', 'passed'],
      ['browser/menu.spec.ts › on a phone closes', 'failed'],
      ['browser/menu.spec.ts › on a phone drags', 'not run'],
      ['browser/menu.spec.ts › on a phone falls', 'passed'],
      ['browser/menu.spec.ts › on a phone twice', 'failed'],
    ]);
  });

  it('is the worst of tests that have one name', () => {
    const report = jest(
      {fullName: 'twice', status: 'failed'},
      {fullName: 'twice', status: 'passed'},
    );
    expect(outcomesOf([report]).get('unit/a.test.ts › twice')).toBe('failed');
  });

  it('is read from nothing else', () => {
    expect(() => outcomesOf(['{"passed": 3}'])).toThrow();
  });
});

describe('a sentence of the specification', () => {
  const outcomes = outcomesOf([playwright]);
  const naming = (...names: string[]) => ({
    says: 'It opens.',
    tests: names.map((name) => ({file: 'browser/menu.spec.ts', name})),
  });

  it('is proved by tests that passed', () => {
    expect(unproved(naming('opens', 'on a phone falls'), outcomes)).toEqual([]);
  });

  it.each([
    ['on a phone closes', 'failed'],
    ['on a phone drags', 'did not run'],
    ['nobody wrote', 'does not exist'],
  ])('is not proved by "%s", which %s', (name, why) => {
    expect(unproved(naming('opens', name), outcomes)).toEqual([
      `browser/menu.spec.ts › ${name}: ${why}`,
    ]);
  });
});
