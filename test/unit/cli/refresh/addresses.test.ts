import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {refreshAddresses} from '../../../../src/cli/refresh/addresses';
import {versions} from '../../../../src/versions';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

/** The index of each version's pages. */
const indexes = versions.map(({base}) => `${base}content-index.json`);

/** A site with one built page, one package and lists that lack both. */
function makeSite(): string {
  const site = temporaryFolder();
  writeFiles(site, {
    'src/data/address-lists/published.txt': '/old/\n',
    'src/data/address-lists/in-packages.txt': '',
    'node_modules/tea-loader/README.md': 'See https://webpack.js.org/tea/#pots.',
    'node_modules/unrelated/README.md': 'See https://webpack.js.org/unrelated/.',
    ...Object.fromEntries(
      indexes.map((file) => [`build${file}`, '{"type": "directory", "children": []}']),
    ),
    'build/tea/index.html': '<main><h2 id="green">Green</h2></main>',
    'build/tea/printable/index.html':
      '<meta name="robots" content="noindex"><main><h2 id="green">Green</h2></main>',
    'build/offline/index.html': '<main><h2 id="kept">Kept</h2></main>',
    'build/feed.xml': '',
  });
  return site;
}

describe('npm run refresh -- addresses', () => {
  it('adds what is new, keeps what is gone, and says what it added', async () => {
    const site = makeSite();
    const summary = await refreshAddresses(site);
    const list = (name: string) =>
      readFile(path.join(site, `src/data/address-lists/${name}.txt`), 'utf8');
    const addresses = [...indexes, '/feed.xml', '/old/', '/tea/', '/tea/#green', '/tea/printable/'];
    expect(await list('published')).toBe(`${addresses.sort().join('\n')}\n`);
    expect(await list('in-packages')).toBe('/tea/#pots\n');
    expect(summary).toContain(
      `${indexes.length + 4} new in src/data/address-lists/published.txt, ${indexes.length + 5} in all\n  /content-index.json`,
    );
    expect(await refreshAddresses(site)).toMatch(/0 new in .*published.txt/);
  });

  it('needs a built site', async () => {
    await expect(refreshAddresses(temporaryFolder())).rejects.toThrow('run "npm run build" first');
  });
});
