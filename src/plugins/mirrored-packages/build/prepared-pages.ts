import {fingerprint} from './fingerprint';
import {KeptResults} from './result-cache';
import {specOf} from './page-names';
import type {Pin} from './pins';
import {keptPage, pageOf, type PreparedPage} from './prepared-page';
import type {ReadmePage} from './readme-page';

/** Prepared pages of earlier runs. */
export class PreparedPages {
  readonly #kept: KeptResults;

  /**
   * @param folder folder of the cache
   * @param code fingerprint of the code that prepares pages: other code, other pages
   * @param onUnkept told why something could not be written; the pages are right all the same
   */
  constructor(
    folder: string,
    private readonly code: string,
    onUnkept?: (reason: Error) => void,
  ) {
    this.#kept = new KeptResults(folder, 'prepared:', onUnkept);
  }

  /** Gives the page of a pin as an earlier run prepared it; undefined when none did, or when it is damaged. */
  async read(pin: Pin): Promise<ReadmePage | undefined> {
    const entry = await this.#kept.read(this.#keyOf(pin));
    return entry && pageOf(pin, JSON.parse(entry.data.toString('utf8')) as PreparedPage);
  }

  async write(page: ReadmePage): Promise<void> {
    await this.#kept.write(this.#keyOf(page.pin), JSON.stringify(keptPage(page)));
  }

  /** Forgets the pages that this run did not use. */
  async forgetOthers(): Promise<void> {
    await this.#kept.forgetOthers();
  }

  #keyOf(pin: Pin): string {
    return `${specOf(pin)}:${fingerprint(JSON.stringify([this.code, pin]))}`;
  }
}
