import type {Pin} from '../pins';
import type {PreparedPage} from '../prepared-page';

/** A page to prepare. */
export interface Job {
  pin: Pin;
  tarball: Uint8Array;
}

/** What became of a job: the page, or why there is none. */
export type Outcome = {page: PreparedPage} | {reason: string};
