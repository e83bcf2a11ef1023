import {readFileSync} from 'node:fs';
import {headingIds} from '../../src/checks/addresses/heading-ids';
import {printedAddresses} from '../../src/checks/addresses/printed';
import type {Context} from '../../src/checks/rule';
import {linesOfIds} from '../../src/content/anchors';
import {permalinkOf} from '../../src/content/permalink';
import {listWrittenPages} from '../../src/content/list-pages';
import {type ContentPage, parsePage} from '../../src/content/page';
import {readAddresses} from '../../src/data/addresses';
import {newest, versions} from '../../src/versions';
import movedAnchors from '../../src/versions/moved-anchors.data.cjs';

const siteDir = process.cwd();
const files = versions.flatMap(({folder}) => listWrittenPages(siteDir, folder));
const pages = await Promise.all(files.map((file) => parsePage(readFileSync(file, 'utf8'), file)));
const context = {siteDir} as Context;

/** Pages are asked for their ids by `npm run check:content`. */
it('a heading id that was public once is missed when a heading is renamed', async () => {
  const {source, file} = pages.find((page) => page.file === 'docs/concepts/index.md')!;
  const renamed = source.replace('\n## Mode', '\n## Modes').replace(/^related:\n(?: .*\n)*/m, '');
  const page = (await parsePage(renamed, file)) as ContentPage;
  const line = renamed.split('\n').indexOf('## Modes') + 1;
  expect(await headingIds.check(page, context)).toContainEqual({
    line,
    message: '/concepts/ has no heading #mode',
    why: 'it was public, and links to it have to arrive',
    fix: `set the id of the heading that tells it with {#mode}, or add to ${newest.folder}/_version/moved-anchors.json under "/concepts/": "mode": "#modes"`,
  });
});

it('the list of addresses in packages has all that installed packages print; "npm run refresh -- addresses" adds them', async () => {
  const listed = new Set(await readAddresses(siteDir, 'inPackages'));
  const printed = await printedAddresses(siteDir);
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.filter((address) => !listed.has(address))).toEqual([]);
});

describe('moved anchors', () => {
  const idsByAddress = new Map(
    pages.map(({file, version, tree}) => [
      permalinkOf(file.slice(version.folder.length + 1), version.base),
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
