import {headingIds} from '../../src/checks/addresses/heading-ids';
import {linesOfIds} from '../../src/content/anchors';
import {printedAddresses} from '../../src/checks/addresses/printed';
import {parseCheckedPage} from '../../src/content/page';
import {movedAnchors} from '../../src/versions/moved-anchors';
import {type AddressList, addressLists, readAddresses} from '../../src/data/addresses';
import {addressOf} from '../../src/content/address';
import {ownPages} from '../support/own-pages';
import {newest} from '../../src/versions';

const lists = Object.keys(addressLists) as AddressList[];
const addresses = (
  await Promise.all(lists.map((list) => readAddresses(process.cwd(), list)))
).flat();
const pages = await ownPages();
const rule = headingIds(addresses, movedAnchors);

describe('heading ids that were public once', () => {
  it('are on their pages, or moved by an entry', () => {
    const findings = pages.flatMap((page) =>
      rule.check(page).map(({line, what, fix}) => `${page.file}:${line} ${what}; ${fix}`),
    );
    expect(findings).toEqual([]);
  });

  it('are missed when a heading of a real page is renamed', async () => {
    const page = pages.find(({file}) => file === 'docs/concepts/index.md')!;
    const renamed = page.source.replace('\n## Mode', '\n## Modes of work');
    const line = renamed.split('\n').indexOf('## Modes of work') + 1;
    expect(rule.check(await parseCheckedPage(renamed, page.file))).toEqual([
      {
        line,
        what: '/concepts/ has no heading #mode',
        why: 'it was public at /concepts/#mode, and links to it have to arrive',
        fix: `set the id of the heading that tells it with {#mode}, or add to ${newest.folder}/_version/moved-anchors.json under "/concepts/": "mode": "#modes-of-work"`,
      },
    ]);
  });
});

describe('the heading of related links', () => {
  it.each([
    ['has its id on a page with some', 'related:\n  - title: Tea\n    url: /tea/\n', 0],
    ['is missed on a page without', '', 1],
  ])('%s', async (_, related, count) => {
    const source = `---\ntitle: Tea\ndescription: A page about tea that is long enough to be the description of a page.\n${related}---\n\nText.\n`;
    const page = await parseCheckedPage(source, 'docs/guides/tea.md');
    const tea = headingIds(['/guides/tea/#further-reading'], {});
    expect(tea.check(page)).toHaveLength(count);
  });
});

describe('the list of addresses in packages', () => {
  it('has all that installed packages print; "npm run refresh -- addresses" adds them', async () => {
    const known = new Set(await readAddresses(process.cwd(), 'inPackages'));
    const printed = await printedAddresses(process.cwd());
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.filter((address) => !known.has(address))).toEqual([]);
  });
});

describe('moved anchors', () => {
  const idsByAddress = new Map(
    pages.map(({file, version, tree}) => [
      addressOf(file.slice(version.folder.length + 1), version.base),
      linesOfIds(tree),
    ]),
  );

  it('hold no id that the page still has', () => {
    const moved = Object.entries(movedAnchors).flatMap(([url, ids]) =>
      Object.keys(ids).map((id) => [url, id] as const),
    );
    expect(moved.filter(([url, id]) => idsByAddress.get(url)?.has(id))).toEqual([]);
  });
});
