import {
  saveSections,
  readSavedSections,
  readSections,
} from '../../../../../src/plugins/offline/browser/saved-sections';
import type {OfflineSections} from '../../../../../src/plugins/offline/section-schema';
import {newest} from '../../../../../src/versions';

const sections: OfflineSections = {
  versions: [
    {
      label: newest.label,
      sections: [
        {id: '5/concepts', title: 'Concepts', pages: [0], files: [2]},
        {id: '5/guides', title: 'Guides', pages: [1], files: [2]},
      ],
    },
  ],
  files: [
    ['/concepts/', 10, 'aaaa'],
    ['/guides/', 20, 'bbbb'],
    ['/assets/site.css', 5, 'cccc'],
  ],
};

/** The part of the Cache API that is used here, in memory. */
class MemoryCache {
  readonly responses = new Map<string, Response>();
  put = async (address: string, response: Response) => void this.responses.set(address, response);
  match = async (address: string) => this.responses.get(address)?.clone();
  keys = async () => [...this.responses.keys()].map((path) => ({url: `https://site.test${path}`}));
  delete = async ({url}: {url: string}) => this.responses.delete(new URL(url).pathname);
}

let stored: Map<string, MemoryCache>;
let requests: string[];
let answer: (address: string) => Promise<Response>;

const pathsInCache = () =>
  [...(stored.get('sections-1')?.responses.keys() ?? [])].filter((path) => !path.endsWith('.json'));

const {fetch} = globalThis;
beforeEach(() => {
  stored = new Map();
  requests = [];
  answer = async (address) => new Response(`content of ${address}`);
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return answer(String(input));
  };
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache();
    stored.set(name, cache);
    return cache;
  };
  const match = async (address: string) => stored.get('sections-1')?.match(address);
  const locks = {request: (_: string, work: () => Promise<unknown>) => work()};
  Object.defineProperty(globalThis, 'navigator', {configurable: true, value: {locks}});
  Object.assign(globalThis, {
    caches: {
      open,
      match,
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
    },
  });
});
afterEach(() => {
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('keeping sections', () => {
  it('fetches every file of a section once, and tells how far it is', async () => {
    const told: string[] = [];
    await saveSections(sections, ['5/concepts', '5/guides'], {
      onProgress: (done, total) => told.push(`${done}/${total}`),
    });
    expect(pathsInCache().sort()).toEqual(['/assets/site.css', '/concepts/', '/guides/']);
    expect(requests).toHaveLength(3);
    expect(told.at(-1)).toBe('3/3');
    expect((await readSavedSections()).sections).toEqual(['5/concepts', '5/guides']);
  });

  it('goes on where it ended when the connection is lost', async () => {
    answer = async (address) => {
      if (address === '/concepts/') throw new TypeError('Failed to fetch');
      return new Response('');
    };
    await expect(saveSections(sections, ['5/concepts'])).rejects.toThrow(
      'The connection was lost.',
    );
    expect((await readSavedSections()).fingerprints).toEqual({'/assets/site.css': 'cccc'});

    requests = [];
    answer = async () => new Response('');
    await saveSections(sections, ['5/concepts']);
    expect(requests).toEqual(['/concepts/']);
  });

  it('fetches again only what a new build changed', async () => {
    await saveSections(sections, ['5/concepts']);
    requests = [];
    const [page, ...files] = sections.files;
    await saveSections({...sections, files: [[page![0], 11, 'dddd'], ...files]}, ['5/concepts']);
    expect(requests).toEqual(['/concepts/']);
  });

  it('removes what no chosen section needs', async () => {
    await saveSections(sections, ['5/concepts', '5/guides']);
    await saveSections(sections, ['5/guides']);
    expect(pathsInCache().sort()).toEqual(['/assets/site.css', '/guides/']);
    await saveSections(sections, []);
    expect(stored.has('sections-1')).toBe(false);
  });

  it.each([
    ['when the device is full', new DOMException('', 'QuotaExceededError'), 'no room'],
    ['when the reader stops it', new DOMException('', 'AbortError'), 'Stopped.'],
  ])('says so %s', async (_, error, message) => {
    answer = async () => {
      throw error;
    };
    await expect(saveSections(sections, ['5/guides'])).rejects.toThrow(message);
  });

  it('does not take a page of errors, or one from elsewhere, for a page of the site', async () => {
    answer = async () => new Response('Bad gateway', {status: 502});
    await expect(saveSections(sections, ['5/guides'])).rejects.toThrow('answered 502');
    expect(pathsInCache()).toEqual([]);
  });
});

describe('the list of sections', () => {
  it('is read from the device without a connection', async () => {
    await saveSections(sections, ['5/guides']);
    answer = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await readSections()).toEqual(sections);
  });

  it.each([
    ['is missing', () => new Response('', {status: 404}), 'cannot be reached'],
    ['is no list', () => new Response('<html>'), 'damaged'],
    ['has another form', () => Response.json({versions: 5}), 'damaged'],
  ])('says so when it %s', async (_, response, message) => {
    answer = async () => response();
    await expect(readSections()).rejects.toThrow(message);
  });
});
