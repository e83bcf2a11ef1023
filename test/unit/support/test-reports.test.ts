import {readResults} from '../../support/test-reports';

const jest = JSON.stringify({
  testResults: [
    {
      name: `${process.cwd()}/test/unit/a.test.ts`,
      assertionResults: [
        {fullName: 'a door opens @spec-2.1.1 @spec-2.1.2', status: 'passed'},
        {fullName: 'a door @spec-4.1 closes @spec-4.1', status: 'failed'},
        {fullName: 'a door sings', status: 'pending'},
        {fullName: 'a door waits', status: 'todo'},
      ],
    },
  ],
});

const spec = (title: string, tags: string[], ...statuses: string[]) => ({
  title,
  tags,
  tests: statuses.map((status) => ({status})),
});
const playwright = JSON.stringify({
  suites: [
    {
      title: 'menu.spec.ts',
      file: 'menu.spec.ts',
      specs: [spec('opens @spec-2.7.1', ['spec-2.7.1', 'newer-browser'], 'expected')],
      suites: [
        {
          title: 'on a phone',
          file: 'menu.spec.ts',
          specs: [
            spec('closes', ['spec-4.5'], 'unexpected'),
            spec('drags', [], 'skipped'),
            spec('falls', [], 'flaky'),
            spec('twice', [], 'expected', 'unexpected'),
          ],
        },
      ],
    },
  ],
});

describe('what became of tests', () => {
  it('is read from the report of jest, with the requirements they prove', () => {
    const file = 'unit/a.test.ts';
    expect(readResults([jest])).toEqual([
      {file, name: 'a door opens', proves: ['2.1.1', '2.1.2'], outcome: 'passed'},
      {file, name: 'a door closes', proves: ['4.1'], outcome: 'failed'},
      {file, name: 'a door sings', proves: [], outcome: 'did not run'},
      {file, name: 'a door waits', proves: [], outcome: 'did not run'},
    ]);
  });

  it('is read from the report of Playwright, with the names of its groups and its tags', () => {
    const file = 'browser/menu.spec.ts';
    expect(readResults([playwright])).toEqual([
      {file, name: 'opens', proves: ['2.7.1'], outcome: 'passed'},
      {file, name: 'on a phone closes', proves: ['4.5'], outcome: 'failed'},
      {file, name: 'on a phone drags', proves: [], outcome: 'did not run'},
      {file, name: 'on a phone falls', proves: [], outcome: 'passed'},
      {file, name: 'on a phone twice', proves: [], outcome: 'failed'},
    ]);
  });

  it('is read from nothing else', () => {
    expect(() => readResults(['{"passed": 3}'])).toThrow();
  });
});
