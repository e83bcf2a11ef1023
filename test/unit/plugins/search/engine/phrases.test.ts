import {searchRecords} from '../../../../../src/plugins/search/engine/search';
import {openFilesOf, recordsOfPages} from '../../../../support/search-records';

const records = recordsOfPages(
  ['/concepts/loaders/', 'Loaders', '<p>Text.<h2 id=yours>A loader of your own</h2><p>Short.'],
  ['/contribute/writing-a-loader/', 'Writing a Loader', '<p>At length.'],
  ['/api/loaders/', 'Loader Interface', '<p>What a loader may call while you write one.'],
);
const site = await openFilesOf(records, {
  '/concepts/loaders/#yours': ['write a loader', 'zebra', 'zebra has no stripes'],
});
const urls = async (query: string) =>
  (await searchRecords(site, query, 10)).hits.map(({url}) => url);

describe('what people have named for a query', () => {
  it('comes first, and hides nothing that the words lead to', async () => {
    const [first, second, ...others] = await urls('write a loader');
    expect([first, second]).toEqual(['/concepts/loaders/#yours', '/contribute/writing-a-loader/']);
    expect(others).toContain('/api/loaders/');
  });

  it('comes first with the name of an error before it', async () => {
    const [first] = await urls('TypeError: zebra has no stripes');
    expect(first).toBe('/concepts/loaders/#yours');
  });

  it('is enough where no text says it', async () => {
    expect(await urls('zebra')).toEqual(['/concepts/loaders/#yours']);
  });
});
