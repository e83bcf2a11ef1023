import type {liteClient} from 'algoliasearch/lite';
import {answer, type EngineRequest, type Searchable} from '../engine/answer';
import {newest, versions} from '../../../versions';
import {highlightEnd, highlightStart, type SearchVersion} from '../types';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;

/** What gives the records of a version; what it throws is what a search is rejected with. */
export type OpenRecords = (version: SearchVersion) => Promise<Searchable>;

/**
 * Answers in the browser what is asked in the protocol of the hosted engine. It fits into
 * `algoliasearch` as its requester.
 */
export function embeddedRequester(open: OpenRecords): Requester {
  return {
    async send({data}) {
      const {requests} = JSON.parse(String(data)) as {requests: {params: string}[]};
      const results = await Promise.all(
        requests.map(async ({params}) => {
          const {version, ...request} = requestOf(new URLSearchParams(params));
          return answer(await open(version), request);
        }),
      );
      return {status: 200, isTimedOut: false, content: JSON.stringify({results})};
    },
  };
}

function requestOf(params: URLSearchParams): EngineRequest & {version: SearchVersion} {
  const filters = JSON.parse(params.get('facetFilters') ?? '[]') as (string | string[])[];
  const wanted = versions.find(({label}) => filters.flat().includes(`version:${label}`));
  return {
    version: (wanted ?? newest).label,
    query: params.get('query') ?? '',
    hitsPerPage: Number(params.get('hitsPerPage')),
    page: Number(params.get('page')),
    facetFilters: filters,
    facets: JSON.parse(params.get('facets') ?? '[]') as EngineRequest['facets'],
    marks: {start: highlightStart, end: highlightEnd},
  };
}
