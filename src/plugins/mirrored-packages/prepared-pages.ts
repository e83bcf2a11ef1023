import {get, ls, put, rm} from 'cacache';
import type {Root} from 'mdast';
import {fingerprint} from './fingerprint';
import {specOf} from './page-names';
import type {PackageFacts} from './package-facts';
import type {Pin} from './pins';
import {ReadmePage} from './readme-page';

/** What is kept of a page whose links are not resolved yet: parsing it took most of the time. */
interface PreparedPage {
  facts: PackageFacts;
  markdown: Root;
  headingIds: string[];
  warnings: string[];
}

const prefix = 'prepared:';
const digestOf = ({integrity}: {integrity: string}) => integrity;

/** Prepared pages of earlier runs, in the cache that holds the tarballs too. */
export class PreparedPages {
  readonly #used = new Set<string>();

  /**
   * @param folder folder of the cache
   * @param code fingerprint of the code that prepares pages: other code, other pages
   */
  constructor(
    private readonly folder: string,
    private readonly code: string,
  ) {}

  /** Gives the page of a pin as an earlier run prepared it; undefined when none did, or when it is damaged. */
  async read(pin: Pin): Promise<ReadmePage | undefined> {
    const entry = await get(this.folder, this.#keyOf(pin)).catch(() => undefined);
    if (!entry) return undefined;
    const {facts, markdown, headingIds, warnings} = JSON.parse(
      entry.data.toString('utf8'),
    ) as PreparedPage;
    const page = new ReadmePage(pin, facts);
    page.markdown = markdown;
    page.headingIds = new Set(headingIds);
    for (const warning of warnings) page.warnings.add(warning);
    return page;
  }

  async write({pin, facts, markdown, headingIds, warnings}: ReadmePage): Promise<void> {
    const page = {facts, markdown, headingIds: [...headingIds], warnings: [...warnings]};
    await put(this.folder, this.#keyOf(pin), JSON.stringify(page satisfies PreparedPage));
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
    );
  }

  #keyOf(pin: Pin): string {
    const key = `${prefix}${specOf(pin)}:${fingerprint(JSON.stringify([this.code, pin]))}`;
    this.#used.add(key);
    return key;
  }
}
