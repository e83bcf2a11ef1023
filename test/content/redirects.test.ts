import {redirects} from '../../src/config/redirects';
import {readIndex} from '../../src/plugins/content-index';
import {pagesOf} from '../../src/plugins/content-index/node';

const index = await readIndex(process.cwd());
const pages = new Map(
  Object.values(index)
    .flatMap(pagesOf)
    .map((page) => [page.url, page]),
);

function exists(address: string): boolean {
  const [path = '', id] = address.split('#');
  const page = pages.get(path);
  return (
    page !== undefined && (id === undefined || page.anchors.some((anchor) => anchor.id === id))
  );
}

describe('redirects', () => {
  it('are the 31 of the former site', () => {
    expect(redirects).toHaveLength(31);
    expect(new Set(redirects.map(({from}) => from)).size).toBe(31);
  });

  it.each(redirects.filter(({waitsFor}) => waitsFor === undefined))(
    '$from leads to a page that exists',
    ({to}) => {
      expect(exists(to) ? to : `${to} does not exist`).toBe(to);
    },
  );

  it.each(redirects.filter(({waitsFor}) => waitsFor !== undefined))(
    '$from waits only while its target is not written',
    ({to, waitsFor}) => {
      const verdict = exists(to) ? `${to} exists: remove waitsFor` : waitsFor;
      expect(verdict).toBe(waitsFor);
    },
  );

  it('stand where no page stands', () => {
    expect(redirects.filter(({from}) => pages.has(from))).toEqual([]);
  });
});
