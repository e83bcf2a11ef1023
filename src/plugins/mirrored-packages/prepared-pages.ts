import {get, ls, put, rm} from 'cacache';
import {fingerprint} from './fingerprint';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {keptPage, pageOf, type PreparedPage} from './prepared-page';
import type {ReadmePage} from './readme-page';

const prefix = 'prepared:';
const digestOf = ({integrity}: {integrity: string}) => integrity;

/** Prepared pages of earlier runs, in the cache that holds the tarballs too. */
export class PreparedPages {
  readonly #used = new Set<string>();

  /**
   * @param folder folder of the cache
   * @param code fingerprint of the code that prepares pages: other code, other pages
   * @param onUnkept told why something could not be written; the pages are right all the same
   */
  constructor(
    private readonly folder: string,
    private readonly code: string,
    private readonly onUnkept?: (reason: Error) => void,
  ) {}

  /** Gives the page of a pin as an earlier run prepared it; undefined when none did, or when it is damaged. */
  async read(pin: Pin): Promise<ReadmePage | undefined> {
    const entry = await get(this.folder, this.#keyOf(pin)).catch(() => undefined);
    if (!entry) return undefined;
    return pageOf(pin, JSON.parse(entry.data.toString('utf8')) as PreparedPage);
  }

  async write(page: ReadmePage): Promise<void> {
    const text = JSON.stringify(keptPage(page));
    await put(this.folder, this.#keyOf(page.pin), text).catch(this.onUnkept);
  }

  /** Forgets the pages that this run did not use. */
  async forgetOthers(): Promise<void> {
    const entries = Object.values(await ls(this.folder));
    const isUnused = ({key}: {key: string}) => key.startsWith(prefix) && !this.#used.has(key);
    // Other code may well have made the same page: equal content is kept once.
    const used = new Set(entries.filter((entry) => !isUnused(entry)).map(digestOf));
    await Promise.all(
      entries.filter(isUnused).map(async (entry) => {
        await rm.entry(this.folder, entry.key);
        if (!used.has(digestOf(entry))) await rm.content(this.folder, entry.integrity);
      }),
    ).catch(this.onUnkept);
  }

  #keyOf(pin: Pin): string {
    const key = `${prefix}${specOf(pin)}:${fingerprint(JSON.stringify([this.code, pin]))}`;
    this.#used.add(key);
    return key;
  }
}
