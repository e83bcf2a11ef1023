import {searchRecords, openRecords} from '../../../../../src/plugins/search/engine/search';
import {
  packTermShards,
  shardsWithPrefix,
  unpackTermPostings,
  unpackTermShard,
} from '../../../../../src/plugins/search/engine/term-shards';
import {filesOf, recordsOfPages} from '../../../../support/search-records';

const manyTerms = new Map(
  Array.from({length: 5000}, (_, position) => [
    `${String.fromCharCode(97 + (position % 26))}term${position}`,
    new Map([[position % 5, new Map([[position, 1 + (position % 3)]])]]),
  ]),
);

describe('shards of terms', () => {
  const {files, firstTerms} = packTermShards(manyTerms);
  const shards = files.map((file) =>
    [...unpackTermShard(file)].map(([term, packed]) => [term, unpackTermPostings(packed)] as const),
  );

  it('contain every term once, with its postings', () => {
    expect(shards.length).toBeGreaterThan(3);
    expect(new Map(shards.flat())).toEqual(manyTerms);
    expect(shards.flat()).toHaveLength(manyTerms.size);
  });

  it.each(['a', 'b', 'bterm4', 'zterm4999', 'm', '0', 'zz'])(
    'are found by the prefix %s',
    (prefix) => {
      const terms = shardsWithPrefix(firstTerms, prefix).flatMap((shard) => shards[shard]!);
      const isExpected = (term: string) => term.startsWith(prefix);
      expect(terms.map(([term]) => term).filter(isExpected)).toEqual(
        [...manyTerms.keys()].filter(isExpected).sort(),
      );
    },
  );

  it('are one or two for a prefix of several letters', () => {
    expect(shardsWithPrefix(firstTerms, 'bterm4').length).toBeLessThanOrEqual(2);
  });
});

describe('a search', () => {
  const {json, loadShard} = filesOf(recordsOfPages(['/concepts/output/', 'Output', '<p>Files.']));

  it('fails when the terms of its words do not load, and works when they do later', async () => {
    let isOffline = true;
    const site = openRecords(json, (...shard) =>
      isOffline ? Promise.reject(new Error('offline')) : loadShard(...shard),
    );
    await expect(searchRecords(site, 'output', 1)).rejects.toThrow('offline');
    isOffline = false;
    expect((await searchRecords(site, 'output', 1)).total).toBe(1);
  });
});
