import {entryPointsOf} from '../../src/plugins/search/components/entry-points';
import {site} from '../../src/config/site';
import {versions} from '../../src/versions';
import {builtFile, builtPages, pageAt} from '../support/built-site';
import {older} from '../support/older-version';

describe('the search', () => {
  it('is a form in the header of every page, asleep', () => {
    const without = builtPages()
      // Printable pages, which no application takes over, have a way back and nothing else.
      .filter(({querySelectorAll: all}) => all('html:not([data-asleep]) header').length > 0)
      .filter(
        ({querySelectorAll: all}) =>
          all('header form[role=search][action="/search/"] [name=q]').length !== 1,
      )
      .map(({url}) => url);
    expect(without).toEqual([]);
  });

  it('leads to the results of an older version from its pages, and from no others', () => {
    const asked = builtPages()
      .filter(
        ({querySelectorAll: all}) =>
          all(`header form [name=version][value="${older.label}"]`).length > 0,
      )
      .map(({url}) => url);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.startsWith(older.base))).toEqual([]);
    expect(asked).toContain(`${older.base}concepts/output/`);
  });

  it('has a page of results that other engines leave out', () => {
    const robots = pageAt('/search/').querySelectorAll('meta[name=robots]');
    expect(robots.map(({properties}) => properties.content)).toEqual(['noindex']);
    expect(builtFile('sitemap.xml')).not.toContain('/search/');
  });

  it.each(versions.map(({label}) => label))(
    'begins with pages that exist in version %s',
    (version) => {
      const built = builtPages().map(({url}) => url);
      expect(entryPointsOf(version).filter(({url}) => !built.includes(url))).toEqual([]);
    },
  );

  it('can be added to the browser: the description has the address of this site', () => {
    const description = builtFile('opensearch.xml');
    expect(description).toContain(`template="${site.url}/search/?q={searchTerms}"`);
    const [link] = pageAt('/').querySelectorAll('link[rel=search]');
    expect(link?.properties).toMatchObject({
      href: '/opensearch.xml',
      type: 'application/opensearchdescription+xml',
    });
  });
});
