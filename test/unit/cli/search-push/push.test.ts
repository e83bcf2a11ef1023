import {algoliasearch} from 'algoliasearch';
import {push} from '../../../../src/cli/search-push/push';
import {HostedEngine, type Script} from '../../../support/hosted-engine';
import {recordsOfPages} from '../../../support/search-records';

const article = Array.from({length: 1500}, (_, at) => `<h2 id=h${at}>H${at}</h2>`).join('');
const records = recordsOfPages(['/concepts/x/', 'Long', article]);

async function pushed(script?: Script) {
  const engine = new HostedEngine(script);
  engine.indexes.set('docs', ['what was there']);
  const host = await engine.start();
  const further = {...host, url: host.url.replace('127.0.0.1', 'localhost')};
  const client = algoliasearch('APP', 'write-key', {hosts: [host, further]});
  const error = await push({client, indexName: 'docs', records, log: () => undefined})
    .then(
      () => undefined,
      (cause: Error) => cause,
    )
    .finally(() => engine.stop());
  return {engine, error};
}

const batches = ({asked}: HostedEngine) =>
  asked.filter(({path}) => /^\/1\/indexes\/[^/]+\/batch$/.test(path));
const names = ({indexes}: HostedEngine) => [...indexes.keys()];

describe('pushing records', () => {
  it('fills a new index, with settings and synonyms, and puts it into the place of the old', async () => {
    const {engine, error} = await pushed();
    expect(error).toBeUndefined();
    expect(names(engine)).toEqual(['docs']);
    expect(engine.indexes.get('docs')).toEqual(records);
    expect(batches(engine)).toHaveLength(2);
    expect(engine.asked.every(({key}) => key === 'write-key')).toBe(true);
    const kinds = engine.asked.map(({path}) => path.split('/').slice(4).join('/'));
    expect(kinds).toEqual(expect.arrayContaining(['settings', 'synonyms/batch', 'operation']));
    const moved = kinds.indexOf('operation');
    expect(kinds.slice(moved + 1).every((kind) => kind.startsWith('task/'))).toBe(true);
  });

  it('tries a further host when one is out of order', async () => {
    let broken = 0;
    const {engine, error} = await pushed(({path}) =>
      path.endsWith('/batch') && broken++ === 0
        ? {status: 503, body: {message: 'busy'}}
        : undefined,
    );
    expect(error).toBeUndefined();
    expect(broken).toBe(4);
    expect(engine.indexes.get('docs')).toEqual(records);
  });

  it('does not repeat what was refused', async () => {
    const {engine, error} = await pushed(({path}) =>
      path.endsWith('/settings') ? {status: 400, body: {message: 'bad', status: 400}} : undefined,
    );
    expect(error).toMatchObject({name: 'ApiError', status: 400});
    expect(engine.asked.filter(({path}) => path.endsWith('/settings'))).toHaveLength(1);
  });

  it('leaves the old index as it was when a later part fails', async () => {
    let count = 0;
    const {engine, error} = await pushed(({path}) => {
      if (path.endsWith('/batch') && !path.includes('synonyms')) count++;
      return count > 1 && path.endsWith('/batch')
        ? {status: 400, body: {message: 'Record is too big', status: 400}}
        : undefined;
    });
    expect(error?.message).toContain('Record is too big');
    expect(names(engine)).toEqual(['docs']);
    expect(engine.indexes.get('docs')).toEqual(['what was there']);
  });

  it('stops at a wrong key', async () => {
    const {engine, error} = await pushed(() => ({
      status: 403,
      body: {message: 'Invalid Application-ID or API key', status: 403},
    }));
    expect(error?.message).toContain('Invalid Application-ID or API key');
    expect(batches(engine)).toEqual([]);
    expect(engine.indexes.get('docs')).toEqual(['what was there']);
  });
});
