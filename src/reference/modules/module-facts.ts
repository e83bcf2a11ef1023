import type {Fact} from '../fact';

/** A name that webpack gives a meaning to in modules: `__webpack_hash__`, `import.meta.url`. */
export interface NameFact extends Fact {
  /** As webpack's declarations for TypeScript say. */
  type?: string;
  /** The plugin of webpack that replaces it. */
  by?: string;
}

/** A comment that tells webpack how to load what stands behind it. */
export interface MagicCommentFact extends Fact {
  /** What webpack says it expected, when the value is another: `a boolean`. */
  expects?: string;
  /** Files of webpack that read it, which tell where it may stand. */
  readBy: string[];
}
