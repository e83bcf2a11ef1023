import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {pagesOfSite} from '../../../../src/config/pages-of-site';
import {recordsAddress} from '../../../../src/plugins/search/config/engines';
import {newest, versions} from '../../../../src/versions';
import {dataFile} from '../../../../src/versions/data';
import {placed} from '../../../../src/versions/version';
import {makeSiteToCut, moved} from '../../../support/cut-site/make';
import {build, cut, type Ended, runWell} from '../../../support/cut-site/run';
import {older} from '../../../support/older-version';
import {follow} from '../../../support/served-site';

const siteDir = path.resolve('test-results/small-cut');
const next = String(Number(newest.label) + 1);
const snapshot = placed({...newest, state: 'maintained'});
const bases = ['/', snapshot.base, ...versions.slice(1).map(({base}) => base)];

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const built = (address: string) => read(`build${address}`);
const status = () => runWell(siteDir, 'git', ['status', '--porcelain']);

/** Texts and addresses of the links that a selector finds on a built page. */
const linksOf = (address: string, selector: string) =>
  selectAll(selector, fromHtml(built(`${address}index.html`))).map((link) => [
    toText(link).trim(),
    String(link.properties.href),
  ]);

describe('npm run cut on a site of a few pages', () => {
  let dry: Ended;
  let changedByDryRun: string;
  let real: Ended;

  beforeAll(async () => {
    await makeSiteToCut(siteDir);
    dry = await cut(siteDir, next, '--dry-run');
    changedByDryRun = await status();
    real = await cut(siteDir, next);
    if (real.code === 0) await build(siteDir, {MIRROR: 'skip'});
  }, 600_000);

  it('says with --dry-run what would change, and changes nothing', () => {
    expect(dry.code).toBe(0);
    expect(dry.output).toContain(`${snapshot.folder}/package.json`);
    expect(dry.output).toContain('versions.json');
    expect(dry.output).toContain('Nothing has been changed.');
    expect(changedByDryRun).toBe('');
  });

  it('ends with what remains for people', () => {
    expect(real).toMatchObject({code: 0});
    expect(real.output).toMatch(/There are \d+ versions now\. What remains for people:\n- /);
    expect(real.output).toContain('npm ci');
    expect(real.output).toContain('release notes');
  });

  it('takes pages, packages and lists along, and starts the new version with the same', () => {
    const [first, ...rest] = [next, ...versions.map(({label}) => label)];
    expect(json('versions.json')).toEqual(rest);
    expect(json('docs/package.json')).toMatchObject({name: `docs-webpack-${first}`});
    expect(json(`${snapshot.folder}/package.json`)).toEqual(
      JSON.parse(readFileSync('docs/package.json', 'utf8')),
    );
    expect(json(dataFile(snapshot, 'moved-anchors'))).toEqual(
      json(dataFile(newest, 'moved-anchors')),
    );
    const packages = json('src/plugins/mirrored-packages/packages.json') as {
      releases: Record<string, object>;
    }[];
    for (const {releases} of packages) expect(releases[next]).toEqual(releases[newest.label]);
  });

  it('leaves pages about the site where they are', () => {
    for (const page of pagesOfSite)
      expect(existsSync(path.join(siteDir, snapshot.folder, page))).toBe(false);
    expect(existsSync(path.join(siteDir, 'build/quality/index.html'))).toBe(true);
    expect(existsSync(path.join(siteDir, `build${snapshot.base}quality`))).toBe(false);
  });

  it('leaves out what a build and npm wrote', () => {
    const names = readdirSync(path.join(siteDir, snapshot.folder), {recursive: true});
    expect(names).toContain('package.json');
    expect(names.filter((name) => String(name).includes('node_modules'))).toEqual([]);
  });

  it('leads from the notices of the snapshot to its own pages', () => {
    const notices = JSON.stringify(json(dataFile(snapshot, 'package-notices')));
    expect(notices).toContain(`](${snapshot.base}guides/getting-started/)`);
    expect(notices).toContain('](/vote/)');
    expect(notices).toContain(`](${older.base}loaders/)`);
  });

  it('keeps links in their version, and those into another one where they led', () => {
    const page = 'guides/getting-started/';
    const addresses = (base: string) =>
      linksOf(base + page, '.prose p a').map(([, address]) => address);
    expect(addresses('/')).toEqual([
      '/concepts/#entry',
      `${older.base}guides/`,
      '/loaders/css-loader/',
      '/quality/',
    ]);
    expect(addresses(snapshot.base)).toEqual([
      `${snapshot.base}concepts/#entry`,
      `${older.base}guides/`,
      `${snapshot.base}loaders/css-loader/`,
      '/quality/',
    ]);
    expect(addresses(older.base)).toEqual([
      `${older.base}concepts/#entry`,
      `${snapshot.base}${page}`,
      '/quality/',
    ]);
  });

  it('switches from a page to the same place in every version', () => {
    const place = 'concepts/';
    const expected = bases.map((base) => base + place);
    for (const base of bases)
      expect(linksOf(base + place, '#versions a').map(([, to]) => to)).toEqual(expected);
    const page = 'guides/getting-started/';
    for (const base of bases) {
      const others = bases.filter((other) => other !== base).map((other) => other + page);
      const inSidebar = linksOf(base + page, 'nav p a').filter(([text]) =>
        / documentation$/.test(text!),
      );
      expect(inSidebar.map(([, to]) => to)).toEqual(others);
    }
    expect(linksOf(`${snapshot.base}${page}`, 'p a')).toContainEqual([
      `Read it for webpack ${next}`,
      `/${page}`,
    ]);
  });

  it('says on pages of the snapshot which webpack they are about', () => {
    const textOf = (base: string) => toText(fromHtml(built(`${base}concepts/index.html`)));
    expect(textOf(snapshot.base)).toContain(`This page is about webpack ${newest.label}.`);
    expect(textOf('/')).not.toContain('This page is about webpack');
  });

  it('gives every page its own canonical address', () => {
    for (const base of bases) {
      const tree = fromHtml(built(`${base}concepts/index.html`));
      const [link] = selectAll('link[rel=canonical]', tree);
      expect(new URL(String(link?.properties.href)).pathname).toBe(`${base}concepts/`);
    }
  });

  it('lists each version for search, machines and search engines', () => {
    const sitemap = built('/sitemap.xml');
    const labels = [next, ...versions.map(({label}) => label)];
    for (const [position, base] of bases.entries()) {
      expect(sitemap).toContain(`${base}concepts/</loc>`);
      expect(built(`${base}llms.txt`)).toContain(`webpack ${labels[position]} documentation`);
      expect(existsSync(path.join(siteDir, 'build', recordsAddress(labels[position]!)))).toBe(true);
    }
  });

  it('lets old deep links arrive', async () => {
    const addresses = [
      `${older.base}concepts/`,
      `${older.base}loaders/css-loader/`,
      `${snapshot.base}concepts/`,
      '/loaders/bundle-loader/',
    ];
    const ends = await follow(path.join(siteDir, 'build'), addresses);
    expect(addresses.map((address) => ends.get(address))).toEqual([
      ...addresses.slice(0, -1),
      `${older.base}loaders/bundle-loader/`,
    ]);
  });

  it('lets links to moved headings arrive in their version', async () => {
    const program = `import {movedTarget} from './src/browser/moved-anchors/moved-target.ts';
      for (const base of ${JSON.stringify(bases.slice(0, 2))})
        console.log(movedTarget(base + '${moved.page.slice(1)}', '#${moved.id}', () => false));`;
    const targets = await runWell(siteDir, 'tsx', ['--eval', program]);
    expect(targets.trim().split('\n')).toEqual([moved.to, snapshot.base + moved.to.slice(1)]);
  });

  it('does not cut the version it has just cut', async () => {
    const again = await cut(siteDir, next);
    expect(again.code).toBe(1);
    expect(again.output).toContain(`cut: version ${next} exists: src/versions/table.ts lists it`);
  });
});
