import {lost, splitAddress, type Site} from '../../src/checks/addresses/lost';
import {publishedAddresses, publishedPages} from '../../src/checks/addresses/published';
import {pageBehind, unwrittenPages} from '../../src/checks/addresses/unwritten';
import {movedAnchors} from '../../src/versions/moved-anchors';
import {readAddresses} from '../../src/data/addresses';
import {buildFolder} from '../support/built-site';
import {follow} from '../support/served-site';
import {newest, versionOf} from '../../src/versions';

const pathOf = (address: string) => splitAddress(address).path;
const siteDir = process.cwd();

const published = await readAddresses(siteDir, 'published');
const needed = [
  ...(await readAddresses(siteDir, 'formerSite')),
  ...(await readAddresses(siteDir, 'inPackages')),
];
const listed = new Set([...needed, ...published]);
const ends = await follow(buildFolder, [...needed, ...published].map(pathOf));
const built = publishedPages(buildFolder);
const pages = new Map(built.map(({address, ids}) => [address, ids]));
const site: Site = {
  follow: (path) => ends.get(path),
  idsOf: (page) => pages.get(page) ?? new Set(),
  moved: movedAnchors,
};
const unwritten = await unwrittenPages(siteDir, (path) => pages.has(path));

const messages = (addresses: readonly string[], on: Site = site) =>
  addresses.flatMap((address) => {
    const found = lost(address, on, (other) => listed.has(other));
    return found ? [`${address}: ${found.what}; ${found.fix}`] : [];
  });

describe('an address that was public once', () => {
  it('on the former site or in a package leads to its subject, unless its page is unwritten', () => {
    expect(messages(needed.filter((address) => !unwritten.has(pageBehind(address))))).toEqual([]);
  });

  it('on this site leads to its subject', () => {
    expect(messages(published)).toEqual([]);
  });

  it('is found when its heading was renamed, with the entry to add', () => {
    const renamed: Site = {...site, idsOf: () => new Set(['way-of-working'])};
    expect(messages(['/concepts/#mode'], renamed)).toEqual([
      `/concepts/#mode: /concepts/ has no heading #mode; set the id of the heading that tells it with {#mode}, or add to ${newest.folder}/_version/moved-anchors.json under "/concepts/": "mode": "#way-of-working"`,
    ]);
  });
});

describe('the list of published addresses', () => {
  it('has every address and id of the built site; "npm run refresh -- addresses" adds them', () => {
    const known = new Set(published);
    // A version that was cut a moment ago has not been published yet.
    const isPublished = (address: string) => known.has(versionOf(address).base);
    expect(
      publishedAddresses(buildFolder, built).filter(
        (address) => isPublished(address) && !known.has(address),
      ),
    ).toEqual([]);
  });
});
