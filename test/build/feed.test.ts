import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {site} from '../../src/config/site';
import {readAtom} from '../support/atom';
import {buildFolder, builtFile, builtPages, pageAt} from '../support/built-site';

const isThere = existsSync(path.join(buildFolder, 'feed.xml'));
const urls = new Set(builtPages().map(({url}) => site.url + url));

describe('the feed', () => {
  it('is named by every page, unless a checkout without history left it out', () => {
    const naming = builtPages().filter(
      ({querySelectorAll: all}) =>
        all('link[type="application/atom+xml"][href="/feed.xml"]').length === 1,
    );
    // Addresses that only redirect have a head of their own.
    const pages = builtPages().filter(
      ({querySelectorAll: all}) => all('link[rel=manifest]').length === 1,
    );
    expect(naming).toHaveLength(isThere ? pages.length : 0);
  });

  // Made of the history, which a shallow checkout lacks.
  it('has what Atom asks for, the newest first, and leads to pages that exist', () => {
    const {entry = [], updated} = isThere ? readAtom(builtFile('feed.xml')) : {updated: undefined};
    const dates = entry.map((item) => item.updated._text);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe(updated?._text);
    const links = entry.flatMap(({link, content}) => [
      link._attributes.href,
      ...selectAll('a', fromHtml(content._cdata)).map(({properties}) => String(properties.href)),
    ]);
    expect(links.filter((link) => !urls.has(link))).toEqual([]);
    const ids = entry.map(({id}) => id._text);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the feed of releases', () => {
  const page = pageAt('/releases/');
  const releases = page.querySelectorAll('main .releases > div');

  it('is beside a list that links what is described here, and says what changed', () => {
    const entryOf = (release: string) =>
      releases.find((entry) => toString(entry).startsWith(release))!;
    const linksOf = (entry: Element) =>
      selectAll('a', entry).map(({properties}) => properties.href);
    expect(releases.length).toBeGreaterThan(80);
    expect(linksOf(entryOf('5.20.0'))).toContain('/configuration/output/#outputclean');
    expect(toString(entryOf('5.23.0'))).toContain('Defaults output.enabledChunkLoadingTypes is');
    const links = releases.flatMap(linksOf);
    expect(links).toContainEqual(expect.stringMatching(/^\/api\/.+#/));
    expect(links).toContainEqual(expect.stringMatching(/^\/plugins\//));
  });

  it('is named by its page alone, and linked there', () => {
    const naming = builtPages().filter(
      ({querySelectorAll: all}) =>
        all('link[type="application/atom+xml"][href="/releases/feed.xml"]').length > 0,
    );
    expect(naming.map(({url}) => url)).toEqual(['/releases/']);
    expect(page.querySelectorAll('main a[href="/releases/feed.xml"]')).toHaveLength(1);
  });

  it('has an entry for each release of the list, the newest first', () => {
    const {entry = []} = readAtom(builtFile('releases/feed.xml'));
    expect(entry).toHaveLength(releases.length);
    const dates = entry.map((item) => item.updated._text);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(entry.map(({id}) => id._text)).size).toBe(entry.length);
    expect(entry.map(({content}) => content._cdata).join('')).toContain(
      '<code>output.clean</code>',
    );
  });
});
