import {fitRecords} from '../../../../../src/plugins/search/build/fit-records';
import {unpackRecords} from '../../../../../src/plugins/search/engine/serialization';
import {recordsOfPages} from '../../../../support/search-records';
import {newest} from '../../../../../src/versions';

const words = Array.from({length: 3000}, (_, at) => `word${at * 7919}`).join(' ');
const records = recordsOfPages(
  ['/concepts/x/', 'Long', `<p>${words}<h2 id=x>X</h2><pre><code>cacheGroups</code></pre>`],
  ['/loaders/b-loader/', 'b-loader', '<table><tr><th>Option<tr><td><code>url</code></table>'],
);

describe('the file of records', () => {
  it('keeps everything that fits', async () => {
    const {json, contentLength} = await fitRecords(newest.label, records, {}, 100_000);
    expect(contentLength).toBeUndefined();
    const sent = records.map(({url, kind, levels, content}) => ({url, kind, levels, content}));
    expect([...unpackRecords(JSON.parse(json)).records]).toMatchObject(sent);
  });

  it('shortens contents, at the end of a word, until they fit', async () => {
    const {json, weight, contentLength} = await fitRecords(newest.label, records, {}, 3000);
    expect(weight).toBeLessThanOrEqual(3000);
    const [record] = unpackRecords(JSON.parse(json)).records;
    expect(record!.content.length).toBeLessThanOrEqual(contentLength!);
    expect(words.startsWith(`${record!.content} `)).toBe(true);
  });

  it('cuts a word that is longer than what fits', async () => {
    const letters = Array.from({length: 4000}, (_, at) => ((at * 7919) % 36).toString(36)).join('');
    const long = recordsOfPages(['/concepts/x/', 'Long', `<p>${letters}`]);
    const {json, contentLength} = await fitRecords(newest.label, long, {}, 900);
    const [record] = unpackRecords(JSON.parse(json)).records;
    expect(record!.content).toBe(letters.slice(0, contentLength));
  });

  it('fails when not even titles fit, and says what to do', async () => {
    await expect(fitRecords(newest.label, records, {}, 100)).rejects.toThrow('raise recordsBudget');
  });
});
