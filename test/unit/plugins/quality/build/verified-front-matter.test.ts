import type {CheckedPage} from '../../../../../src/plugins/quality/build/report';
import {verifiedOn} from '../../../../../src/plugins/quality/build/verified-front-matter';

const checked: CheckedPage = {
  file: 'docs/tea.md',
  inputs: [],
  samples: {configuration: 30, source: 1},
  exceptions: {},
  played: {commands: 0, steps: 0},
  problems: [],
  terminals: {shown: 0, compared: 0},
  links: {inside: 0, outside: 0},
  statements: {total: 46, settled: 45, proved: 44},
  claims: 'docs/_claims/tea.mjs',
};

it('says what runs proved on a page, and where its tests are', () => {
  expect(verifiedOn(checked)).toEqual({
    samples: 31,
    statements: 44,
    tests: expect.stringMatching(/\/docs\/_claims\/tea\.mjs$/),
  });
});

it.each<[string, CheckedPage | undefined]>([
  ['the check did not run since it changed', undefined],
  [
    'the check found a mistake',
    {...checked, problems: [{file: checked.file, line: 1, rule: 'claim', what: 'is wrong'}]},
  ],
  [
    'nothing was there to prove',
    {...checked, samples: {}, statements: {total: 0, settled: 0, proved: 0}},
  ],
])('says nothing of a page where %s', (_, page) => {
  expect(verifiedOn(page)).toBeUndefined();
});
