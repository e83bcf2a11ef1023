import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {readAtom} from '../support/atom';
import {builtFile, builtPages, pageAt} from '../support/built-site';

describe('the feed of releases', () => {
  const page = pageAt('/releases/');
  const rows = page.all('main tbody tr');

  it('stands beside a table that links what is described here, and says what changed', () => {
    const rowOf = (release: string) => rows.find((row) => toString(row).startsWith(release))!;
    const linksOf = (row: Element) => selectAll('a', row).map(({properties}) => properties.href);
    expect(rows.length).toBeGreaterThan(80);
    expect(linksOf(rowOf('5.20.0'))).toContain('/configuration/output/#outputclean');
    expect(toString(rowOf('5.3.0'))).toContain(
      'Defaults: optimization.sideEffects is true (production), "flag" (otherwise)',
    );
    const links = rows.flatMap(linksOf);
    expect(links).toContainEqual(expect.stringMatching(/^\/api\/.+#/));
    expect(links).toContainEqual(expect.stringMatching(/^\/plugins\//));
  });

  it('is named by its page alone, and linked there', () => {
    const naming = builtPages().filter(
      ({all}) => all('link[type="application/atom+xml"][href="/feed.xml"]').length > 0,
    );
    expect(naming.map(({url}) => url)).toEqual(['/releases/']);
    expect(page.all('main a[href="/feed.xml"]')).toHaveLength(1);
  });

  it('has an entry for each row of the table, the newest first', () => {
    const {entry = []} = readAtom(builtFile('feed.xml'));
    expect(entry).toHaveLength(rows.length);
    const dates = entry.map((each) => each.updated._text);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(entry.map(({id}) => id._text)).size).toBe(entry.length);
    expect(entry.map(({content}) => content._cdata).join('')).toContain(
      '<code>output.clean</code>',
    );
  });
});
