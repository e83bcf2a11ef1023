/** What the landing page shows of a real run of webpack: build/shown-build.ts makes it. */
export interface LandingBuild {
  /** The files of the project, in the order webpack met them. */
  sources: LandingSource[];
  /** The files it wrote in production mode, in the order in which the sources reach them. */
  outputs: LandingOutput[];
  /** What the same project weighs in development mode. */
  developmentBytes: number;
}

export interface LandingSource {
  /** Path inside the project. */
  name: string;
  bytes: number;
  /** The file, highlighted; lines that no output has are `del`. */
  html: string;
  /** Exports that no other file imports. */
  leftOut: string[];
  /** The outputs it went into, how, and what of it is there; no text when the file is unchanged. */
  arrivals: {output: string; bytes: number; way: string; text?: string}[];
}

export interface LandingOutput {
  /** Path below the output folder. */
  name: string;
  bytes: number;
  /** Whether it is loaded only when an `import()` asks for it. */
  onDemand: boolean;
  /** Its stretches in order. */
  pieces: {owner: Owner; bytes: number}[];
}

/** Where a byte comes from: the place of a source, or webpack's runtime; `null` when unknown. */
export type Owner = number | 'runtime' | null;
