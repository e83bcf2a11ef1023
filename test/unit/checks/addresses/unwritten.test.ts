import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageBehind, unwrittenPages} from '../../../../src/checks/addresses/unwritten';
import {addressLists} from '../../../../src/data/addresses';

const siteDir = mkdtempSync(path.join(tmpdir(), 'unwritten-'));
const write = (list: keyof typeof addressLists, ...addresses: string[]) => {
  const file = path.join(siteDir, addressLists[list]);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, addresses.join('\n'));
};
afterAll(() => rmSync(siteDir, {recursive: true}));

it('is what the former site or a package leads to, and was never here', async () => {
  write('formerSite', '/tea/#green', '/tea', '/cups/', '/pots/', '/tea.svg', '/writers-guide/');
  write('inPackages', '/kettles/#lid');
  write('published', '/pots/');
  const unwritten = await unwrittenPages(siteDir, (page) => page === '/cups/');
  expect([...unwritten]).toEqual(['/contribute/writers-guide/', '/kettles/', '/tea/']);
});

it.each([
  ['/tea#green', '/tea/'],
  ['/writers-guide', '/contribute/writers-guide/'],
  ['/loaders/json-loader/', '/loaders/'],
])('%s leads to the page %s', (address, page) => {
  expect(pageBehind(address)).toBe(page);
});
