import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {unversionedFiles} from '../../../../src/config/unversioned-pages';
import {recordsAddress} from '../../../../src/plugins/search/config/engines';
import {packagesFile} from '../../../../src/plugins/mirrored-packages/build/pins';
import {newest, versions} from '../../../../src/versions';
import placeVersion from '../../../../src/versions/place-version.cjs';
import {dataFile} from '../../../../src/versions/data';
import {makeSiteToCut, moved, runWell} from '../../../support/cut-site';
import {older} from '../../../support/older-version';
import {follow} from '../../../support/served-site';

const siteDir = path.resolve('test-results/small-cut');
const next = String(Number(newest.label) + 1);
const snapshot = placeVersion({...newest, state: 'maintained'});
const labels = [next, ...versions.map(({label}) => label)];
const bases = ['/', snapshot.base, ...versions.slice(1).map(({base}) => base)];

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const built = (address: string) => read(`build${address}`);

/** Addresses of the links that a selector finds on a built page. */
const linksOf = (address: string, selector: string) =>
  selectAll(selector, fromHtml(built(`${address}index.html`))).map(({properties}) =>
    String(properties.href),
  );

describe('npm run cut on a site of a few pages', () => {
  let output: string;
  let ignored: string;

  beforeAll(async () => {
    await makeSiteToCut(siteDir);
    output = await runWell(siteDir, 'tsx', ['src/cli/cut/index.ts', next]);
    ignored = await runWell(siteDir, 'git', ['status', '--short', '--ignored', snapshot.folder]);
    await runWell(siteDir, 'docusaurus', ['build'], {MIRROR: 'skip'});
  }, 600_000);

  it('ends with what remains for people, and how to take it back', () => {
    expect(output).toContain(
      `There are ${labels.length} versions now. What remains:\n- npm install`,
    );
    expect(output).toContain('To give up: git restore . && git clean');
  });

  it('takes pages, packages and lists along, and starts the new version with the same', () => {
    expect(json('versions.json')).toEqual(labels.slice(1));
    const manifest = JSON.parse(readFileSync('docs/package.json', 'utf8')) as object;
    expect(json(`${snapshot.folder}/package.json`)).toEqual(manifest);
    expect(json('docs/package.json')).toEqual({
      ...manifest,
      name: `docs-webpack-${next}`,
      description: `What the pages about webpack ${next} are checked against`,
    });
    expect(json(dataFile(snapshot, 'moved-anchors'))).toEqual(
      json(dataFile(newest, 'moved-anchors')),
    );
    const packages = json(packagesFile) as {releases: Record<string, object>}[];
    for (const {releases} of packages) expect(releases[next]).toEqual(releases[newest.label]);
  });

  it('leaves pages about the site where they are, and what npm and a build wrote', () => {
    expect(ignored).toBe(`?? ${snapshot.folder}/\n`);
    for (const page of unversionedFiles)
      expect(existsSync(path.join(siteDir, snapshot.folder, page))).toBe(false);
    expect(existsSync(path.join(siteDir, 'build/quality/index.html'))).toBe(true);
    expect(read(`${snapshot.folder}/index.mdx`)).toContain(`title: webpack ${newest.label}\n`);
  });

  it('keeps links in their version, and those into another one where they led', () => {
    const page = 'guides/getting-started/';
    const expected = {
      '/': ['/concepts/#entry', `${older.base}guides/`, '/loaders/css-loader/', '/quality/'],
      [snapshot.base]: [
        `${snapshot.base}concepts/#entry`,
        `${older.base}guides/`,
        `${snapshot.base}loaders/css-loader/`,
        '/quality/',
      ],
      [older.base]: [`${older.base}concepts/#entry`, snapshot.base + page, '/quality/'],
    };
    for (const [base, links] of Object.entries(expected))
      expect(linksOf(base + page, '.prose p a')).toEqual(links);
    const notices = read(dataFile(snapshot, 'package-notices'));
    expect(notices).toContain(`](${snapshot.base}guides/getting-started/)`);
    expect(notices).toContain('](/vote/)');
    expect(notices).toContain(`](${older.base}loaders/)`);
  });

  it('lists each version for readers, search, machines and search engines', () => {
    const sitemap = built('/sitemap.xml');
    for (const [position, base] of bases.entries()) {
      const page = `${base}concepts/`;
      expect(linksOf(page, '#versions a')).toEqual(bases.map((other) => `${other}concepts/`));
      expect(new URL(linksOf(page, 'link[rel=canonical]')[0]!).pathname).toBe(page);
      expect(sitemap).toContain(`${page}</loc>`);
      expect(built(`${base}llms.txt`)).toContain(`webpack ${labels[position]} documentation`);
      expect(existsSync(path.join(siteDir, 'build', recordsAddress(labels[position]!)))).toBe(true);
    }
    const page = toText(fromHtml(built(`${snapshot.base}concepts/index.html`)));
    expect(page).toContain(`This page is about webpack ${newest.label}.`);
  });

  it('lets old deep links and links to moved headings arrive in their version', async () => {
    const addresses = [
      `${older.base}loaders/css-loader/`,
      `${snapshot.base}concepts/`,
      '/loaders/bundle-loader/',
    ];
    const ends = await follow(path.join(siteDir, 'build'), addresses);
    expect(addresses.map((address) => ends.get(address))).toEqual([
      ...addresses.slice(0, -1),
      `${older.base}loaders/bundle-loader/`,
    ]);
    const program = `import movedAnchors from './src/versions/moved-anchors.data.cjs';
      for (const base of ${JSON.stringify(bases.slice(0, 2))})
        console.log(movedAnchors[base + '${moved.page.slice(1)}']['${moved.id}']);`;
    const targets = await runWell(siteDir, 'tsx', ['--eval', program]);
    expect(targets.trim().split('\n')).toEqual([moved.to, snapshot.base + moved.to.slice(1)]);
  });
});
