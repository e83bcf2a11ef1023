import {engines} from '../../config/search';
import type {Searchable} from '../../search/answer';
import type {SearchVersion} from '../../types/search';
import {ask} from './ask';
import {embeddedClient} from './embedded-client';
import type {Engine} from './engine';
import {fetchRecords} from './fetch-records';

/** The engine that needs nobody; what it has fetched is kept, a failure is not. */
export function embeddedEngine(fetchVersion = fetchRecords): Engine {
  const opened = new Map<SearchVersion, Promise<Searchable>>();

  function open(version: SearchVersion): Promise<Searchable> {
    const known = opened.get(version);
    if (known) return known;
    const opening = fetchVersion(version);
    opened.set(version, opening);
    opening.catch(() => opened.delete(version));
    return opening;
  }

  const client = embeddedClient(open);
  return {
    about: engines.embedded,
    ask: (query, options) => ask(client, 'embedded', query, options),
    warm: (version) => void open(version).catch(() => undefined),
  };
}
