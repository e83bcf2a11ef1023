import {get, ls, put, rm} from 'cacache';

const prefix = 'original-image:';
const digestOf = ({integrity}: {integrity: string}) => integrity;

/** Images as they were when they were fetched, in the folder that holds the tarballs too. */
export class Originals {
  readonly #used = new Set<string>();

  /**
   * @param folder folder of what was fetched
   * @param onUnkept told why something could not be written; this run has it all the same
   */
  constructor(
    private readonly folder: string,
    private readonly onUnkept?: (reason: Error) => void,
  ) {}

  /** Gives what lay at an address; undefined when it was not fetched, or is damaged. */
  async read(address: string): Promise<Buffer | undefined> {
    return get(this.folder, this.use(address)).then(
      ({data}) => data,
      () => undefined,
    );
  }

  async write(address: string, data: Buffer): Promise<void> {
    await put(this.folder, this.use(address), data).catch(this.onUnkept);
  }

  /** Lets an image stay although nobody reads it. */
  use(address: string): string {
    this.#used.add(prefix + address);
    return prefix + address;
  }

  /** Forgets the images that this run did not use. */
  async forgetOthers(): Promise<void> {
    const entries = Object.values(await ls(this.folder));
    const isUnused = ({key}: {key: string}) => key.startsWith(prefix) && !this.#used.has(key);
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
