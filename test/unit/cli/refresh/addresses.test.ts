import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {refreshAddresses} from '../../../../src/cli/refresh/addresses';
import {versions} from '../../../../src/versions';

/** The index of each version's pages. */
const indexes = versions.map(({base}) => `${base}content-index.json`);

/** A site with one built page, one package and lists that lack both. */
async function makeSite(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  const files = {
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
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, file)), {recursive: true});
    await writeFile(path.join(site, file), text);
  }
  return site;
}

describe('npm run refresh -- addresses', () => {
  it('adds what is new, keeps what is gone, and says what it added', async () => {
    const site = await makeSite();
    const said = await refreshAddresses(site);
    const list = (name: string) =>
      readFile(path.join(site, `src/data/address-lists/${name}.txt`), 'utf8');
    expect(await list('published')).toBe(
      [
        ...[...indexes, '/feed.xml', '/old/', '/tea/', '/tea/#green', '/tea/printable/'].sort(),
        '',
      ].join('\n'),
    );
    expect(await list('in-packages')).toBe('/tea/#pots\n');
    expect(said).toContain(
      `${indexes.length + 4} new in src/data/address-lists/published.txt, ${indexes.length + 5} in all\n  /content-index.json`,
    );
    expect(await refreshAddresses(site)).toMatch(/0 new in .*published.txt/);
  });

  it('asks for a build', async () => {
    await expect(refreshAddresses(await mkdtemp(path.join(tmpdir(), 'empty-')))).rejects.toThrow(
      'run "npm run build" first',
    );
  });
});
