/**
 * Keeps whole sections on the device: fetches what is new in them, takes away what is not chosen any
 * more, and remembers the choice beside the files, in one cache.
 */
import * as z from 'zod/mini';
import {savedSectionsCache, offlineSectionsAddress} from '../config';
import {type OfflineSections, offlineSectionsSchema} from '../section-schema';

/** What is chosen, and the fingerprint of each file that is kept. */
const savedSectionsSchema = z.object({
  sections: z.array(z.string()),
  fingerprints: z.record(z.string(), z.string()),
});
export type SavedSections = z.infer<typeof savedSectionsSchema>;

/** Where the choice lies in the cache; no file of the site has this address. */
const choiceAddress = '/offline-reading/choice.json';

/** How many files are asked for at the same time. */
const simultaneous = 4;
/** After how many files the choice is written down, so that a page that is closed loses little. */
const filesPerNote = 20;

/**
 * Reads which sections there are: from the network, or as they were when something was kept.
 * @throws saying to readers why there is no list
 */
export async function readSections(): Promise<OfflineSections> {
  const response =
    (await fetch(offlineSectionsAddress, {cache: 'no-cache'}).catch(() => undefined)) ??
    (await caches.match(offlineSectionsAddress));
  if (!response?.ok)
    throw new Error('The list of sections cannot be reached. Check your connection.');
  const {data} = offlineSectionsSchema.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new Error('The list of sections is damaged. Reload the page to try again.');
  return data;
}

/**
 * Reads what is kept.
 * @throws when the browser keeps nothing for this site
 */
export async function readSavedSections(): Promise<SavedSections> {
  if (!(await caches.has(savedSectionsCache))) return {sections: [], fingerprints: {}};
  const response = await (await caches.open(savedSectionsCache)).match(choiceAddress);
  const {data} = savedSectionsSchema.safeParse(await response?.json().catch(() => undefined));
  return data ?? {sections: [], fingerprints: {}};
}

/** Gives the address and fingerprint of every file that some sections need. */
export function filesOf(
  {versions, files}: OfflineSections,
  chosen: readonly string[],
): ReadonlyMap<string, string> {
  const sections = versions
    .flatMap((version) => version.sections)
    .filter(({id}) => chosen.includes(id));
  const indexes = new Set(sections.flatMap((section) => [...section.pages, ...section.files]));
  return new Map(
    [...indexes].map((index) => {
      const [address, , fingerprint] = files[index]!;
      return [address, fingerprint] as const;
    }),
  );
}

/** How many files of the chosen sections are there, of how many. */
export type Progress = (done: number, total: number) => void;

/**
 * Makes the device keep these sections and no others. What is there already, from this build or an
 * earlier one with the same content, is not fetched again: an interrupted run goes on where it was.
 * @param chosen ids of all sections that are to be kept
 * @throws saying to readers why it ended early; what was fetched stays
 */
export async function saveSections(
  sections: OfflineSections,
  chosen: readonly string[],
  options: {onProgress?: Progress; signal?: AbortSignal} = {},
): Promise<void> {
  // Another page, or the update of this one, may be at work.
  await navigator.locks.request(savedSectionsCache, () =>
    chosen.length === 0
      ? caches.delete(savedSectionsCache)
      : fetchSections(sections, chosen, options),
  );
}

async function fetchSections(
  sections: OfflineSections,
  chosen: readonly string[],
  {onProgress, signal}: {onProgress?: Progress; signal?: AbortSignal},
): Promise<void> {
  const {fingerprints} = await readSavedSections();
  const cache = await caches.open(savedSectionsCache);
  const wanted = filesOf(sections, chosen);
  await removeOthers(cache, new Set([...wanted.keys(), choiceAddress, offlineSectionsAddress]));

  const current = new Map([...wanted].filter(([url, hash]) => fingerprints[url] === hash));
  const missing = [...wanted].filter(([url]) => !current.has(url));
  const note = () =>
    writeChoice(cache, {sections: [...chosen], fingerprints: Object.fromEntries(current)});
  const fetchNext = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [url, fingerprint] = next;
      await cache.put(url, await fetchFile(url, signal));
      current.set(url, fingerprint);
      onProgress?.(current.size, wanted.size);
      if (current.size % filesPerNote === 0) await note();
    }
  };
  onProgress?.(current.size, wanted.size);
  try {
    await cache.put(offlineSectionsAddress, Response.json(sections));
    await note();
    await Promise.all(Array.from({length: simultaneous}, fetchNext));
  } catch (error) {
    missing.length = 0;
    throw new Error(reasonOf(error as Error), {cause: error});
  } finally {
    await note().catch(() => {});
  }
}

async function fetchFile(url: string, signal?: AbortSignal): Promise<Response> {
  // The service worker leaves such a request alone: it would keep a second copy.
  const response = await fetch(url, {cache: 'no-store', priority: 'low', signal});
  // A redirected answer would not be taken for a page.
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function reasonOf({name, message}: Error): string {
  if (name === 'AbortError')
    return 'Stopped. What was downloaded stays, and you can complete it later.';
  if (name === 'QuotaExceededError') return 'This device has no room for more.';
  if (name === 'TypeError') return 'The connection was lost. Continue when it is back.';
  return message;
}

async function removeOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const requests = await cache.keys();
  const others = requests.filter(({url}) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

const writeChoice = (cache: Cache, choice: SavedSections): Promise<void> =>
  cache.put(choiceAddress, Response.json(choice));

/** Brings what is kept to the newest build; a reader who pays for what is loaded is spared. */
export async function updateSavedSections(): Promise<void> {
  const {sections: chosen} = await readSavedSections();
  if (chosen.length === 0) return;
  const sections = await readSections();
  await saveSections(sections, chosen);
}
