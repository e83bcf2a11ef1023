import {fixForMissingId} from '../../src/checks/addresses/heading-ids';
import {publishedAddresses, publishedPages} from '../../src/checks/addresses/published';
import {splitAddress, readAddresses} from '../../src/data/addresses';
import movedAnchors from '../../src/versions/moved-anchors.data.cjs';
import {buildFolder} from '../support/built-site';
import {follow} from '../support/served-site';
import {versionOf} from '../../src/versions';

const siteDir = process.cwd();
const published = await readAddresses(siteDir, 'published');
const needed = [
  ...(await readAddresses(siteDir, 'formerSite')),
  ...(await readAddresses(siteDir, 'inPackages')),
];
const targets = Object.values(movedAnchors).flatMap((moved) => Object.values(moved));
const paths = [...needed, ...published, ...targets].map((address) => splitAddress(address).path);
const ends = await follow(buildFolder, paths.filter(Boolean));
const built = publishedPages(buildFolder);
const pages = new Map(
  built.map(({address, ids, rowIds}) => [address, new Set([...ids, ...rowIds])]),
);

/** Follows an address as a browser does, and says why it does not lead to its subject. */
function faultOf(address: string, been: readonly string[] = []): string | undefined {
  const {path, id: asked} = splitAddress(address);
  const end = ends.get(path);
  if (end === undefined)
    return `no page is at ${path}; add to "pages" in src/config/site-redirects.json: {"from": "${path}", "to": "/its/new/address/"},`;
  const {path: page, id = asked} = splitAddress(end);
  const ids = pages.get(page) ?? new Set<string>();
  if (id === undefined || ids.has(id)) return undefined;
  const target = movedAnchors[page]?.[id];
  if (target === undefined)
    return `${page} has no heading #${id}; ${fixForMissingId(page, id, ids)}`;
  if (been.includes(target)) return `#${id} of ${page} moves in a circle`;
  return faultOf(target.startsWith('#') ? page + target : target, [...been, target]);
}

const faults = (addresses: readonly string[]) =>
  addresses.flatMap((address) => {
    const fault = faultOf(address);
    return fault === undefined ? [] : [`${address}: ${fault}`];
  });

describe('an address that was public once', () => {
  it.each([
    ['the former site or in a package', needed],
    ['this site', published],
  ])('on %s leads to its subject', (_, addresses) => {
    expect(faults(addresses)).toEqual([]);
  });

  it('is found when its page or its heading is gone', () => {
    expect(faults(['/tea/', '/concepts/#tea'])).toEqual([
      expect.stringContaining(
        'no page is at /tea/; add to "pages" in src/config/site-redirects.json: {"from": "/tea/"',
      ),
      expect.stringContaining('/concepts/ has no heading #tea; set the id of the heading'),
    ]);
  });
});

it('the list of published addresses has every address and id of the built site; "npm run refresh -- addresses" adds them', () => {
  const publishedSet = new Set(published);
  // A version that was cut a moment ago has not been published yet.
  const isPublished = (address: string) => publishedSet.has(versionOf(address).base);
  expect(
    publishedAddresses(buildFolder, built).filter(
      (address) => isPublished(address) && !publishedSet.has(address),
    ),
  ).toEqual([]);
});
