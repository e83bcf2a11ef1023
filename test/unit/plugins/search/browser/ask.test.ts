import {ask, type SearchClient} from '../../../../../src/plugins/search/browser/ask';
import {newest} from '../../../../../src/versions';

/** Answers each request with counts that name its filters. */
const client = (asked: URLSearchParams[]): SearchClient => ({
  async search({requests}) {
    const all = requests.map(({params}) => new URLSearchParams(params));
    asked.push(...all);
    return {
      results: all.map((params) => {
        const filters = params.get('facetFilters')!;
        return {hits: [], nbHits: 1, facets: {section: {[filters]: 1}, kind: {[filters]: 2}}};
      }),
    };
  },
});

describe('counts', () => {
  const version = `"version:${newest.label}"`;

  it('of a choice that is made are those without it', async () => {
    const {counts} = await ask(client([]), 'docs', 'x', {
      version: newest.label,
      counts: true,
      kinds: ['option'],
      sections: ['api'],
    });
    expect(counts).toEqual({
      section: {[`[${version},["kind:option"]]`]: 1},
      kind: {[`[${version},["section:api"]]`]: 2},
    });
  });

  it('take one request where nothing is chosen', async () => {
    const asked: URLSearchParams[] = [];
    const {counts} = await ask(client(asked), 'docs', 'x', {version: newest.label, counts: true});
    expect(asked.map((params) => params.get('facets'))).toEqual(['["section","kind"]']);
    expect(counts?.section).toEqual({[`[${version}]`]: 1});
  });

  it('are not asked for otherwise', async () => {
    const asked: URLSearchParams[] = [];
    const told = await ask(client(asked), 'docs', 'x', {version: newest.label, kinds: ['hook']});
    expect(asked.map((params) => params.get('facets'))).toEqual([null]);
    expect(told).not.toHaveProperty('counts');
  });
});
