import {utimes} from 'node:fs/promises';
import path from 'node:path';
import {get, put, rm} from 'cacache';
import * as z from 'zod';
import {evict} from './evict';
import type {Input} from './inputs';
import {readInputs, writeInputs, writtenInputs} from './written-inputs';

/** Where results lie, relative to the site. */
export const storeFolder = 'node_modules/.cache/results';
/** How much may lie there, in bytes. */
const sizeLimit = 256 * 1024 * 1024;

const metadataSchema = z.object({isText: z.boolean(), inputs: writtenInputs});

/** What an earlier run kept. */
export interface Kept {
  data: Buffer;
  isText: boolean;
  inputs: Input[];
}

/** Results of earlier runs, each with what it was made from. */
export class Store {
  readonly #folder: string;
  #hasEvicted = false;

  /**
   * @param siteDir absolute folder of the site
   * @param tell told one sentence when an entry is damaged, or none can be written
   */
  constructor(
    private readonly siteDir: string,
    private readonly tell: (sentence: string) => void,
    private readonly limit = sizeLimit,
  ) {
    this.#folder = path.join(siteDir, storeFolder);
  }

  /**
   * Gives a result, if there is one that is not damaged.
   * @param isUnchanged tells whether it still is what its inputs give
   */
  async read(key: string, isUnchanged: (inputs: Input[]) => boolean): Promise<Kept | undefined> {
    const info = await get.info(this.#folder, key).catch(() => null);
    const metadata = info && metadataSchema.safeParse(info.metadata).data;
    if (!metadata) return undefined;
    const inputs = readInputs(this.siteDir, metadata.inputs);
    if (!isUnchanged(inputs)) return undefined;
    try {
      const data = await get.byDigest(this.#folder, info.integrity);
      const now = new Date();
      await utimes(info.path, now, now).catch(() => undefined);
      return {data, isText: metadata.isText, inputs};
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      // Content that lies there is not written again.
      await rm.content(this.#folder, info.integrity).catch(() => undefined);
      this.tell(`${storeFolder}: a result is damaged (${code}) and is made again.`);
      return undefined;
    }
  }

  /** Keeps a result; where the disk does not allow it, the run goes on without. */
  async write(key: string, data: Buffer | string, inputs: readonly Input[]): Promise<void> {
    const seen = writeInputs(this.siteDir, inputs);
    try {
      const metadata = {isText: typeof data === 'string', inputs: seen};
      await put(this.#folder, key, data, {metadata}).catch((error: NodeJS.ErrnoException) => {
        // Another one has just written the same content, under this key or another one.
        if (error.code !== 'EEXIST') throw error;
        return put(this.#folder, key, data, {metadata});
      });
      if (this.#hasEvicted) return;
      // Before it ends, or all that are written meanwhile would do it too.
      this.#hasEvicted = true;
      await evict(this.#folder, this.limit);
    } catch (error) {
      const {code, message} = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      this.tell(
        `${storeFolder} cannot be written (${code ?? message}): the results are right, and the next run makes them again.`,
      );
    }
  }
}
