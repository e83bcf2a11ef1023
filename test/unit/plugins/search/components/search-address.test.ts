import {
  requestOf,
  searchAddress,
  type SearchRequest,
} from '../../../../../src/plugins/search/components/search-address';
import {older} from '../../../../support/older-version';
import {newest} from '../../../../../src/versions';

describe('the address of a search', () => {
  it.each<SearchRequest>([
    {query: '', version: newest.label},
    {query: 'output.path & <b>?#', version: older.label},
    {query: 'ö 🧊', version: newest.label},
  ])('says all of it: %j', (request) => {
    const {search, pathname} = new URL(searchAddress(request), 'https://example.org');
    expect(pathname).toBe('/search/');
    expect(requestOf(search)).toEqual(request);
  });

  it.each(['', '?', '?version=__proto__', '?q=%E0%A4%A&q=2&q', '?&&=='])(
    'may be anything that a reader types: %j',
    (search) => {
      expect(requestOf(search).version).toBe(newest.label);
    },
  );
});
