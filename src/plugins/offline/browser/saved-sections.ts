/**
 * Saves whole sections on the device: fetches files that are new or changed, deletes those of sections
 * that are no longer chosen, and stores the choice in the same cache as the files.
 */
import * as z from 'zod/mini';
import {savedSectionsCache, offlineSectionsAddress} from '../config';
import {type OfflineSections, offlineSectionsSchema} from '../section-schema';

/** The ids of the chosen sections, and the fingerprint of each saved file. */
const savedSectionsSchema = z.object({
  sections: z.array(z.string()),
  fingerprints: z.record(z.string(), z.string()),
});
export type SavedSections = z.infer<typeof savedSectionsSchema>;

/** The key of the choice in the cache; the site has no file at this URL. */
const choiceAddress = '/offline-reading/choice.json';

/** How many files are fetched in parallel. */
const maxParallelRequests = 4;
/** After how many files progress is stored, so that little is lost when the page is closed. */
const filesPerWrite = 20;

/**
 * Reads which sections there are: from the network, or else as they were when one was saved.
 * @throws with a message for readers
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
 * Reads what is saved.
 * @throws when the browser forbids caches
 */
export async function readSavedSections(): Promise<SavedSections> {
  if (!(await caches.has(savedSectionsCache))) return {sections: [], fingerprints: {}};
  const response = await (await caches.open(savedSectionsCache)).match(choiceAddress);
  const {data} = savedSectionsSchema.safeParse(await response?.json().catch(() => undefined));
  return data ?? {sections: [], fingerprints: {}};
}

/** Gives the fingerprint of every file that the chosen sections need, by URL. */
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

/** Called with the number of saved files and the number of all files of the chosen sections. */
type ProgressListener = (done: number, total: number) => void;

/**
 * Saves these sections and deletes all others. Files with the same content as before are not fetched
 * again, so that an interrupted download continues where it was.
 * @param chosen ids of all sections that are to be saved
 * @throws with a message for readers; files that were fetched stay
 */
export async function saveSections(
  sections: OfflineSections,
  chosen: readonly string[],
  options: {onProgress?: ProgressListener; signal?: AbortSignal} = {},
): Promise<void> {
  // Another tab, or the update on load, may be writing to the cache.
  await navigator.locks.request(savedSectionsCache, () =>
    chosen.length === 0
      ? caches.delete(savedSectionsCache)
      : fetchSections(sections, chosen, options),
  );
}

async function fetchSections(
  sections: OfflineSections,
  chosen: readonly string[],
  {onProgress, signal}: {onProgress?: ProgressListener; signal?: AbortSignal},
): Promise<void> {
  const {fingerprints} = await readSavedSections();
  const cache = await caches.open(savedSectionsCache);
  const wantedFiles = filesOf(sections, chosen);
  await removeUnwanted(
    cache,
    new Set([...wantedFiles.keys(), choiceAddress, offlineSectionsAddress]),
  );

  const currentFiles = new Map(
    [...wantedFiles].filter(([url, hash]) => fingerprints[url] === hash),
  );
  const missingFiles = [...wantedFiles].filter(([url]) => !currentFiles.has(url));
  const saveChoice = () =>
    writeChoice(cache, {sections: [...chosen], fingerprints: Object.fromEntries(currentFiles)});
  const fetchMissing = async (): Promise<void> => {
    for (let next = missingFiles.shift(); next; next = missingFiles.shift()) {
      const [url, fingerprint] = next;
      await cache.put(url, await fetchFile(url, signal));
      currentFiles.set(url, fingerprint);
      onProgress?.(currentFiles.size, wantedFiles.size);
      if (currentFiles.size % filesPerWrite === 0) await saveChoice();
    }
  };
  onProgress?.(currentFiles.size, wantedFiles.size);
  try {
    await cache.put(offlineSectionsAddress, Response.json(sections));
    await saveChoice();
    await Promise.all(Array.from({length: maxParallelRequests}, fetchMissing));
  } catch (error) {
    missingFiles.length = 0;
    throw new Error(errorMessageOf(error as Error), {cause: error});
  } finally {
    await saveChoice().catch(() => {});
  }
}

async function fetchFile(url: string, signal?: AbortSignal): Promise<Response> {
  // With `no-store` the service worker ignores the request; otherwise it would cache a second copy.
  const response = await fetch(url, {cache: 'no-store', priority: 'low', signal});
  // Browsers do not accept a redirected response for a page.
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
}

function errorMessageOf({name, message}: Error): string {
  if (name === 'AbortError')
    return 'Stopped. What was downloaded stays, and you can complete it later.';
  if (name === 'QuotaExceededError') return 'This device has no room for more.';
  if (name === 'TypeError') return 'The connection was lost. Continue when it is back.';
  return message;
}

async function removeUnwanted(cache: Cache, wantedFiles: ReadonlySet<string>): Promise<void> {
  const requests = await cache.keys();
  const others = requests.filter(({url}) => !wantedFiles.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

const writeChoice = (cache: Cache, choice: SavedSections): Promise<void> =>
  cache.put(choiceAddress, Response.json(choice));

/** Updates saved sections to the current build. */
export async function updateSavedSections(): Promise<void> {
  const {sections: chosen} = await readSavedSections();
  if (chosen.length === 0) return;
  const sections = await readSections();
  await saveSections(sections, chosen);
}
