import {cp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {linkWorkspaces} from '../../../../support/site-copy';
import path from 'node:path';
import {figuresOf} from '../../../../../src/plugins/quality/build/figures';
import {Cache} from '../../../../../src/cache';
import {keptReport} from '../../../../../src/checks/samples/check-site';

const page = 'docs/tea.md';
const text = (words: string) =>
  `---\ntitle: Tea\ndescription: A page about tea that is long enough to be the description of a page.\n---\n\n${words}\n`;

/** A site of one page that a check has found one fault on. */
async function checkedSite(name: string): Promise<string> {
  const site = path.resolve('test-results', name);
  await rm(site, {recursive: true, force: true});
  await linkWorkspaces(site);
  await symlink(path.resolve('node_modules'), path.join(site, 'node_modules'));
  await cp('package.json', path.join(site, 'package.json'));
  await cp('src/data/address-lists', path.join(site, 'src/data/address-lists'), {recursive: true});
  await writeFile(
    path.join(site, page),
    text('See [cups](/cups/) and [pots](https://example.com/).'),
  );
  const problem = {file: page, line: 6, rule: 'syntax', what: 'is cold'};
  await keptReport(site, page, new Cache(site), async () => ({
    file: page,
    problems: [problem],
    samples: {source: 2},
    exceptions: {},
    played: {commands: 1, steps: 3},
    advice: [],
  }));
  return site;
}

it('takes over what a check found on a page that is still the same', async () => {
  const site = await checkedSite('quality-same');
  const {
    versions: [five, four],
  } = await figuresOf(site);
  expect(five).toMatchObject({
    pages: [page],
    notRun: [],
    samples: {source: 2},
    played: {commands: 1, steps: 3},
    links: {inside: 1, outside: 1},
  });
  expect(five!.problems).toHaveLength(1);
  expect(four).toMatchObject({pages: [], areas: []});
  await rm(site, {recursive: true});
});

it('takes over nothing of a page that has changed since', async () => {
  const site = await checkedSite('quality-changed');
  const file = path.join(site, page);
  await writeFile(file, (await readFile(file, 'utf8')).replace('pots', 'kettles'));
  const {
    versions: [five],
  } = await figuresOf(site);
  expect(five).toMatchObject({notRun: [page], samples: {}, problems: [], played: {steps: 0}});
  await rm(site, {recursive: true});
});
