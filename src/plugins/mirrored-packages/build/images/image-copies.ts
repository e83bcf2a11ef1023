import {get, put} from 'cacache';
import type {Image} from 'mdast';
import pLimit from 'p-limit';
import {visit} from 'unist-util-visit';
import {cached} from '../../../../cache';
import {code, type Preparer} from '../../worker/preparer';
import {fetchTarball, type FetchOptions, UnreachableError} from '../fetch-tarball';
import {limits} from '../limits';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import {fetchImage, type Reach} from './fetch-image';
import {sourceOf, withoutWidth} from './source';
import {storeCopy} from './stored-copies';

/** The copy of an image as a page shows it. */
export interface ImageCopy {
  /** Its address on this site. */
  address: string;
  isMoving: boolean;
}

/** Copies of images in READMEs, out of packages or from where they lie, made once and kept. */
export class ImageCopies {
  /** Images of which there is no copy, by package and address: pages link to them. */
  readonly lost: {spec: string; address: string; reason: string}[] = [];
  /** Addresses of all copies that pages show. */
  readonly used = new Set<string>();
  readonly #atOnce = pLimit(4);

  /** @param reach how hosts of images are reached; `null` copies those in packages only */
  constructor(
    private readonly siteDir: string,
    private readonly preparer: Preparer,
    private readonly reach: Reach | null,
    private readonly fetching: FetchOptions,
  ) {}

  /** Gives the copies of a page's images, by the addresses that these have in it. */
  async of(page: ReadmePage): Promise<Map<string, ImageCopy>> {
    const addresses = new Set<string>();
    visit(page.markdown, 'image', ({url}: Image) => void addresses.add(url));
    const placed = new Map<string, ImageCopy>();
    await Promise.all(
      [...addresses].map(async (address, index) => {
        try {
          if (index >= limits.imageCount)
            throw new Error(`it comes after ${limits.imageCount} others in one README`);
          const image = await this.#place(page, address);
          placed.set(address, image);
          this.used.add(image.address);
        } catch (error) {
          this.lost.push({
            spec: specOf(page.pin),
            address: withoutWidth(address),
            reason:
              error instanceof UnreachableError
                ? 'its package cannot be fetched'
                : (error as Error).message,
          });
        }
      }),
    );
    return placed;
  }

  #place({pin, facts}: ReadmePage, address: string): Promise<ImageCopy> {
    const {packed, remote, width} = sourceOf(pin, address);
    const isPacked = packed !== undefined && facts.images.includes(packed);
    const inputs = isPacked ? [pin.integrity, packed, width] : [remote, width];
    return this.#atOnce(async () => {
      const copy = await cached({name: 'images', code, inputs}, async () =>
        this.preparer.copyImage(
          isPacked
            ? {bytes: await fetchTarball(pin, this.fetching), packed, width}
            : {bytes: await this.#original(remote), width},
        ),
      );
      return {address: await storeCopy(this.siteDir, copy), isMoving: copy.isMoving};
    });
  }

  /** Gives what lies at an address, as it was when it was fetched first. */
  async #original(address: string): Promise<Buffer> {
    const {cache, offline, onFetch} = this.fetching;
    const key = `original-image:${address}`;
    const cachedImage = await get(cache, key).catch(() => undefined);
    if (cachedImage) return cachedImage.data;
    if (offline || !this.reach)
      throw new Error('its package does not hold it, and nobody else is asked');
    onFetch(address);
    const data = await fetchImage(address, this.reach);
    await put(cache, key, data);
    return data;
  }
}
