import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatProof, proofHash} from '../../../../../src/content/proofs';
import {figuresOf} from '../../../../../src/plugins/quality/build/figures';
import {newest, versions} from '../../../../../src/versions';
import {linkWorkspaces} from '../../../../support/site-copy';

const page = `${newest.folder}/tea.md`;
const counts = {
  samples: {source: 2},
  played: {commands: 1, steps: 3},
  terminals: {shown: 2, compared: 1},
  links: {inside: 1, outside: 1},
  statements: {total: 2, settled: 1, proved: 1},
};
const facts = {
  areas: [{area: 'hooks', total: 9, excepted: 1, waiting: 0, uncovered: 1}],
  newFacts: [],
};

let site: string;
const set = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
beforeEach(async () => {
  mkdirSync('test-results', {recursive: true});
  site = mkdtempSync(path.resolve('test-results/quality-'));
  cpSync('package.json', path.join(site, 'package.json'));
  cpSync('src/data/address-lists', path.join(site, 'src/data/address-lists'), {recursive: true});
  await linkWorkspaces(site);
  for (const {folder} of versions) mkdirSync(path.join(site, folder), {recursive: true});
  cpSync('docs/package.json', path.join(site, newest.folder, 'package.json'));
  set(page, 'Tea.\n');
  set(`${newest.folder}/_version/described-facts.json`, JSON.stringify(facts));
  set(
    `${newest.folder}/_proofs/tea.json`,
    formatProof({
      hash: proofHash(site, page),
      webpack: newest.webpack,
      date: '2026-11-25',
      exceptions: {},
      claims: 0,
      ...counts,
    }),
  );
});
afterEach(() => rmSync(site, {recursive: true}));

it('counts what is recorded of pages that are still the same', async () => {
  const {versions: found} = await figuresOf(site);
  expect(found[0]).toMatchObject({pages: [page], notRun: [], ...counts, coverage: facts});
  expect(found[1]).toMatchObject({pages: []});
});

it('counts nothing of a page that changed', async () => {
  set(page, 'Green tea.\n');
  const {
    versions: [five],
  } = await figuresOf(site);
  expect(five).toMatchObject({notRun: [page], samples: {}, played: {steps: 0}});
});
