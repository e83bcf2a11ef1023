import {fitRecords} from '../../../../../src/plugins/search/build/fit';
import {unpackRecords} from '../../../../../src/plugins/search/engine/wire';
import {recordsOfPages} from '../../../../support/search-records';
import {newest} from '../../../../../src/versions';

const words = Array.from({length: 3000}, (_, at) => `word${at * 7919}`).join(' ');
const records = recordsOfPages(
  ['/concepts/x/', 'Long', `<p>${words}<h2 id=x>X</h2><pre><code>cacheGroups</code></pre>`],
  ['/loaders/b-loader/', 'b-loader', '<table><tr><th>Option<tr><td><code>url</code></table>'],
);

describe('the file of records', () => {
  it('keeps everything that fits', async () => {
    const {json, kept} = await fitRecords(newest.label, records, {}, 100_000);
    expect(kept).toBeUndefined();
    const sent = records.map(({url, kind, levels, content, names}) => ({
      url,
      kind,
      levels,
      content,
      names,
    }));
    expect(unpackRecords(JSON.parse(json))).toMatchObject(sent);
  });

  it('shortens contents, at the end of a word, until they fit', async () => {
    const {json, weight, kept} = await fitRecords(newest.label, records, {}, 3000);
    expect(weight).toBeLessThanOrEqual(3000);
    const [record] = unpackRecords(JSON.parse(json));
    expect(record!.content.length).toBeLessThanOrEqual(kept!);
    expect(words.startsWith(`${record!.content} `)).toBe(true);
  });

  it('fails when not even titles fit, and says what to do', async () => {
    await expect(fitRecords(newest.label, records, {}, 100)).rejects.toThrow('raise recordsBudget');
  });
});
