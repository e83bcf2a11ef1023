import {searchRecords, openRecords} from '../../../../../src/plugins/search/engine/search';
import {
  fields,
  PackedTermPostings,
  packTermShards,
  shardsWithPrefix,
  unpackTermShard,
} from '../../../../../src/plugins/search/engine/term-shards';
import {filesOf, recordsOfPages} from '../../../../support/search-records';

const manyTerms = new Map(
  Array.from({length: 5000}, (_, position) => [
    `${String.fromCharCode(97 + (position % 26))}term${position}`,
    new Map([[position % 5, new Map([[position, 1 + (position % 3)]])]]),
  ]),
);

/** Reads every field of a term, as a search does. */
function readFields(packed: string) {
  const postings = new PackedTermPostings(packed);
  return new Map(
    fields.flatMap((_, field) => {
      const ofField = postings.get(field);
      return ofField ? [[field, ofField] as const] : [];
    }),
  );
}

describe('shards of terms', () => {
  const {files, firstTerms} = packTermShards(manyTerms);
  const shards = files.map((file) =>
    [...unpackTermShard(file)].map(([term, packed]) => [term, readFields(packed)] as const),
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
  it('takes from the records the terms that do not load', async () => {
    const pages = recordsOfPages(
      ['/concepts/output/', 'Output', '<p>Files of a build.'],
      ['/concepts/modules/', 'Modules', '<p>Files of a project.'],
    );
    const {json, loadShard} = await filesOf(pages);
    const online = openRecords(json, loadShard);
    const offline = openRecords(json, () => Promise.reject(new Error('offline')));
    for (const query of ['output', 'fil', 'modlues', 'build files'])
      expect(await searchRecords(offline, query, 5)).toEqual(await searchRecords(online, query, 5));
  });
});
