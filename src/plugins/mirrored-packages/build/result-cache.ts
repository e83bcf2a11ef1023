import {get, ls, put, rm} from 'cacache';

const digestOf = ({integrity}: {integrity: string}) => integrity;

/** A result, and what is to be known of it without reading it. */
interface Kept {
  data: Buffer;
  metadata?: unknown;
}

/** Results of earlier runs, in the cache that holds the tarballs too. */
export class KeptResults {
  readonly #used = new Set<string>();

  /**
   * @param folder folder of the cache
   * @param prefix what the keys of these results begin with, and no others
   * @param onUnkept told why something could not be written; this run has it all the same
   */
  constructor(
    private readonly folder: string,
    private readonly prefix: string,
    private readonly onUnkept?: (reason: Error) => void,
  ) {}

  /** Gives what an earlier run kept; undefined when none did, or when it is damaged. */
  async read(key: string): Promise<Kept | undefined> {
    return get(this.folder, this.use(key)).catch(() => undefined);
  }

  async write(key: string, data: Buffer | string, metadata?: object): Promise<void> {
    await put(this.folder, this.use(key), data, {metadata}).catch(this.onUnkept);
  }

  /** Lets a result stay although nobody reads it. */
  use(key: string): string {
    this.#used.add(this.prefix + key);
    return this.prefix + key;
  }

  /** Forgets the results that this run did not use. */
  async forgetOthers(): Promise<void> {
    const entries = Object.values(await ls(this.folder));
    const isUnused = ({key}: {key: string}) => key.startsWith(this.prefix) && !this.#used.has(key);
    // Another key may well hold the same: equal content is kept once.
    const used = new Set(entries.filter((entry) => !isUnused(entry)).map(digestOf));
    await Promise.all(
      entries.filter(isUnused).map(async (entry) => {
        await rm.entry(this.folder, entry.key);
        if (!used.has(digestOf(entry))) await rm.content(this.folder, entry.integrity);
      }),
    ).catch(this.onUnkept);
  }
}
