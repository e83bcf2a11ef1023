import type {Image} from 'mdast';
import pLimit from 'p-limit';
import {visit} from 'unist-util-visit';
import {cached} from '../../../../cache';
import {code, type Preparer} from '../../worker/preparer';
import {fetchTarball, type FetchOptions, UnreachableError} from '../fetch-tarball';
import {limits} from '../limits';
import {specOf} from '../page-names';
import type {ReadmePage} from '../readme-page';
import type {ImageCopy} from './copy-image';
import {fetchImage, type Reach} from './fetch-image';
import {Originals} from './originals';
import {type ImageSource, sourceOf, withoutWidth} from './source';
import {addressOf, storeCopy} from './stored-copies';

/** The copy of an image as a page shows it. */
export interface PlacedImage {
  /** Its address on this site. */
  address: string;
  isMoving: boolean;
}

/** An image that a page links to, since this site has no copy of it. */
export interface LostImage {
  /** The package, as npm writes it. */
  spec: string;
  address: string;
  reason: string;
}

interface CopyOptions extends FetchOptions {
  /** How hosts of images are reached; `null` copies those in packages only. */
  reach: Reach | null;
}

const reasonOf = (error: Error) =>
  error instanceof UnreachableError ? 'its package cannot be fetched' : error.message;

/** Copies of images in READMEs, out of packages or from where they lie, made once and kept. */
export class ImageCopies {
  /** Images of which there is no copy. */
  readonly lost: LostImage[] = [];
  /** Addresses of all copies that pages show. */
  readonly used = new Set<string>();
  readonly #originals: Originals;
  readonly #underWay = new Map<string, Promise<PlacedImage>>();
  readonly #stored = new Map<string, Promise<void>>();
  readonly #atOnce = pLimit(4);

  constructor(
    private readonly siteDir: string,
    private readonly preparer: Preparer,
    private readonly options: CopyOptions,
  ) {
    this.#originals = new Originals(options.cache, options.onUnkept);
  }

  /** Gives the copies of a page's images, by the addresses that these have in it. */
  async of(page: ReadmePage): Promise<Map<string, PlacedImage>> {
    const addresses = new Set<string>();
    visit(page.markdown, 'image', ({url}: Image) => void addresses.add(url));
    const placed = new Map<string, PlacedImage>();
    await Promise.all(
      [...addresses].map(async (address, index) => {
        try {
          if (index >= limits.images)
            throw new Error(`it comes after ${limits.images} others in one README`);
          const image = await this.#place(page, address);
          placed.set(address, image);
          this.used.add(image.address);
        } catch (error) {
          this.lost.push({
            spec: specOf(page.pin),
            address: withoutWidth(address),
            reason: reasonOf(error as Error),
          });
        }
      }),
    );
    return placed;
  }

  /** Forgets what this run did not use. */
  async forgetOthers(): Promise<void> {
    await this.#originals.forgetOthers();
  }

  #place(page: ReadmePage, address: string): Promise<PlacedImage> {
    const source = sourceOf(page.pin, address);
    const isPacked = source.packed !== undefined && page.facts.images.includes(source.packed);
    const origin = isPacked ? `${specOf(page.pin)} ${source.packed}` : source.remote;
    const key = `${origin} ${source.width ?? ''}`;
    // Both versions may show one image: it is copied once.
    const placing =
      this.#underWay.get(key) ??
      this.#atOnce(async () => {
        if (!isPacked) this.#originals.use(source.remote);
        const copy = await this.#copyOf(origin, page, source, isPacked);
        const own = addressOf(copy);
        await this.#store(own, copy.data);
        return {address: own, isMoving: copy.isMoving};
      });
    this.#underWay.set(key, placing);
    return placing;
  }

  /** Different images may have the same copy: it is written once. */
  #store(address: string, data: Buffer): Promise<void> {
    const storing = this.#stored.get(address) ?? storeCopy(this.siteDir, address, data);
    this.#stored.set(address, storing);
    return storing;
  }

  async #copyOf(
    origin: string,
    {pin}: ReadmePage,
    {packed, remote, width}: ImageSource,
    isPacked: boolean,
  ): Promise<ImageCopy> {
    const inputs = [isPacked && pin.integrity, origin, width];
    const {base64, ...copy} = await cached({name: 'images', code, inputs}, async () => {
      const {data, ...made} = await this.preparer.copyImage(
        isPacked
          ? {bytes: await fetchTarball(pin, this.options), packed, width}
          : {bytes: await this.#original(remote), width},
      );
      return {...made, base64: data.toString('base64')};
    });
    return {...copy, data: Buffer.from(base64, 'base64')};
  }

  /** Gives what lies at an address, as it was when it was fetched first. */
  async #original(address: string): Promise<Buffer> {
    const kept = await this.#originals.read(address);
    if (kept) return kept;
    const {offline, onFetch, reach} = this.options;
    if (offline || !reach)
      throw new Error('its package does not hold it, and nobody else is asked');
    onFetch(address);
    const data = await fetchImage(address, reach);
    await this.#originals.write(address, data);
    return data;
  }
}
