import {engines} from '../config/engines';
import type {Searchable} from '../engine/answer';
import {openRecords} from '../engine/open';
import {SearchFailure, type SearchVersion} from '../types';
import {ask} from './ask';
import {embeddedRequester} from './embedded-requester';
import type {Engine} from './engine';
import type {FetchRecords} from './fetch-records';

/** The engine that needs nobody. What it has opened is kept, a failure is not. */
export function embeddedEngine(fetchRecords: FetchRecords): Engine {
  const opened = new Map<SearchVersion, Promise<Searchable>>();

  function open(version: SearchVersion): Promise<Searchable> {
    const known = opened.get(version);
    if (known) return known;
    const opening = fetchRecords(version).then(read);
    opened.set(version, opening);
    opening.catch(() => opened.delete(version));
    return opening;
  }

  // The client of the hosted engine would do the same with this requester, and weigh 5.4 kB.
  const requester = embeddedRequester(open);
  const client = {
    async search(body: object) {
      const {content} = await requester.send({...request, data: JSON.stringify(body)});
      return JSON.parse(content) as {results: unknown[]};
    },
  };
  return {
    about: engines.embedded,
    ask: (query, options) => ask(client, 'embedded', query, options),
    warm: (version) => void open(version).catch(() => undefined),
  };
}

/** What a requester gets besides the body; nobody is connected to here. */
const request = {
  url: '',
  method: 'POST',
  headers: {},
  connectTimeout: 0,
  responseTimeout: 0,
} as const;

const read = (text: string): Promise<Searchable> =>
  openRecords(text, pause).catch((cause: unknown) => {
    const message =
      'The search index could not be read. Reload the page: the site may have been updated.';
    throw new SearchFailure('broken', message, {cause});
  });

/** Lets the browser do what waits. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
