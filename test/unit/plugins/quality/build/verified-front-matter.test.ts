import type {Proof} from '../../../../../src/content/proofs';
import {verifiedOn} from '../../../../../src/plugins/quality/build/verified-front-matter';

const proof: Proof = {
  hash: 'a'.repeat(64),
  webpack: '5.0.0',
  date: '2026-11-25',
  samples: {configuration: 30, source: 1},
  exceptions: {},
  played: {commands: 0, steps: 0},
  claims: 44,
  terminals: {shown: 0, compared: 0},
  links: {inside: 0, outside: 0},
  statements: {total: 46, settled: 45, proved: 44},
};

it.each([
  ['its file', ['docs/_claims/tea.mjs'], /\/docs\/_claims\/tea\.mjs$/],
  ['their folder', ['docs/_claims/tea/a.mjs', 'docs/_claims/tea/b.mjs'], /\/docs\/_claims\/tea$/],
])('says what runs proved on a page, and where its tests are: %s', (_, claims, tests) => {
  expect(verifiedOn(proof, claims)).toEqual({
    samples: 31,
    statements: 44,
    tests: expect.stringMatching(tests),
  });
});

it('says nothing of a page where nothing was there to prove', () => {
  const statements = {total: 0, settled: 0, proved: 0};
  expect(verifiedOn({...proof, samples: {}, statements}, [])).toBeUndefined();
});
