import type {ImageCopy} from '../build/images/copy-image';
import type {Pin} from '../build/pins';
import type {PreparedPage} from '../build/prepared-page';

/** A page to prepare. */
export interface PageJob {
  pin: Pin;
  tarball: Uint8Array;
}

/** An image to copy. */
export interface ImageJob {
  /** The image, or the tarball that holds it. */
  bytes: Uint8Array;
  /** Its path inside the package, where that is a tarball. */
  packed?: string;
  /** How wide it is to be shown, in pixels; else as wide as it is. */
  width?: number;
}

export type Job = PageJob | ImageJob;

/** What became of a job: the page, the image, or why there is none. */
export type Outcome = {page: PreparedPage} | {image: ImageCopy} | {reason: string};
