/** A file of the project that webpack read. */
export interface RunSource {
  /** Path inside the project. */
  name: string;
  text: string;
  /** Chunks its module is in. */
  chunks: string[];
  /** Exports that nothing imports. */
  unusedExports: string[];
}

/** A file that webpack wrote. */
export interface RunOutput {
  name: string;
  text: string;
  chunks: string[];
  /** Whether one of its chunks is loaded with the page. */
  initial: boolean;
  /** The file it is a copy of. */
  copyOf?: string;
  sourceMap?: string;
}

/** A run of webpack, as far as the landing page tells of it. */
export interface Run {
  /** In the order in which webpack read them. */
  sources: RunSource[];
  /** Without their source maps. */
  outputs: RunOutput[];
}

/** Both modes of the same project. */
export type Runs = Record<'production' | 'development', Run>;
