import type {DocComment} from './source/doc-comment';

/** Something that webpack itself tells. */
export interface Fact extends DocComment {
  /** What readers write. */
  name: string;
  /** Where webpack says so, on GitHub. */
  source: string;
}
