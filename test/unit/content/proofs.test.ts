import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProof, type Proof, computeProofHash, readProof} from '../../../src/content/proofs';
import {recordProblems} from '../../../src/cli/check-content/records';
import {newest} from '../../../src/versions';
import {temporaryFolder, writeFiles} from '../../support/temporary-folder';

const page = 'docs/guides/tea.md';
let site: string;
const set = (file: string, text: string) => writeFiles(site, {[file]: text});

beforeEach(() => {
  site = temporaryFolder();
  writeFiles(site, {
    'docs/package.json': readFileSync('docs/package.json', 'utf8'),
    [page]: 'Tea with ts-loader.\n\n```console example="kettle/01-boil"\n```\n',
    'docs/_examples/kettle/01-boil/index.js': 'boil();',
    'docs/_examples/pot/index.js': 'pour();',
    'docs/guides/_claims/tea.mjs': 'export default [];',
  });
});

const proof = (): Proof => ({
  hash: computeProofHash(site, page),
  webpack: newest.webpack,
  date: '2026-11-25',
  samples: {source: 2},
  exceptions: {},
  played: {commands: 1, steps: 1},
  claims: 3,
  terminals: {shown: 1, compared: 1},
  links: {inside: 0, outside: 0},
  statements: {total: 0, settled: 0, proved: 0},
});
const record = 'docs/guides/_proofs/tea.json';
const read = () => readProof(site, page, computeProofHash(site, page));
const manifest = () => readFileSync(path.join(site, 'docs/package.json'), 'utf8');

it('is valid while the page, its examples and its claims are unchanged', () => {
  set(record, formatProof(proof()));
  expect(read()).toEqual({proof: proof()});
  set('docs/_examples/pot/index.js', 'pour(1);');
  expect(read()).toEqual({proof: proof()});
});

it('is valid after a change of a package that the page does not name', () => {
  set(record, formatProof(proof()));
  set('docs/package.json', manifest().replace(/"svelte": ".*?"/, '"svelte": "1.0.0"'));
  expect(read()).toEqual({proof: proof()});
});

it.each<[string, () => void]>([
  ['the page', () => set(page, 'Green tea.')],
  ['an example', () => set('docs/_examples/kettle/01-boil/index.js', 'boil(2);')],
  ['a new file of an example', () => set('docs/_examples/kettle/02-pour/index.js', '')],
  ['a claim', () => set('docs/guides/_claims/tea.mjs', 'export default [1];')],
  [
    'webpack',
    () => set('docs/package.json', manifest().replace(/"webpack": ".*?"/, '"webpack": "1.0.0"')),
  ],
  [
    'a package that it names',
    () =>
      set('docs/package.json', manifest().replace(/"ts-loader": ".*?"/, '"ts-loader": "1.0.0"')),
  ],
])('does not fit after a change of %s', (_, change) => {
  set(record, formatProof(proof()));
  change();
  expect(read()).toEqual({
    fault: `the page, its examples, its claims or its packages changed since it was proved, or Node.js has another major release: run npm run check:content -- ${page}`,
  });
});

it.each<[string, () => string | undefined, RegExp]>([
  ['missing', () => undefined, /has no record docs\/guides\/_proofs\/tea\.json/],
  ['half of one', () => formatProof(proof()).slice(0, -30), /is not one that this version reads/],
  ['one with a conflict', () => `<<<<<<< ours\n${formatProof(proof())}`, /is not one that/],
  ['one of another shape', () => '{"hash": 1}', /is not one that this version reads/],
  [
    'of another release',
    () => formatProof({...proof(), webpack: '5.0.0'}),
    /proved against webpack 5\.0\.0, not/,
  ],
])('says in one sentence what to do where it is %s', (_, text, sentence) => {
  const written = text();
  if (written !== undefined) set(record, written);
  expect(read()).toEqual({fault: expect.stringMatching(sentence)});
});

it('is reported when a run gives other counts, or when its page was renamed', () => {
  const {hash} = proof();
  const pages = [{file: page, hash, record: {proof: proof()}}];
  const run = (changes: object) => {
    const runs = [{file: page, problems: [], covered: [], proved: {...proof(), ...changes}}];
    const problems = recordProblems(site, pages, runs);
    return problems.map(({file, message}) => `${file} ${message}`);
  };
  set(record, formatProof(proof()));
  expect(run({})).toEqual([]);
  expect(run({claims: 4})).toEqual([
    `${record} counts other things than a run: npm run check:content -- ${page}`,
  ]);
  set('docs/guides/_proofs/mate.json', '{}');
  expect(run({})).toEqual(['docs/guides/_proofs/mate.json is the record of no page: delete it']);
});
