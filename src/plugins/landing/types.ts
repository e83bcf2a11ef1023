/** What the landing page shows of a real run of webpack: src/plugins/landing/build makes it. */
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
  arrivals: LandingArrival[];
}

export interface LandingOutput {
  /** Path below the output folder. */
  name: string;
  bytes: number;
  /** Where webpack's own code stands, which loads and connects the modules. */
  runtime: ByteRange[];
  /** Whether it is loaded only when an `import()` asks for it. */
  onDemand: boolean;
}

/** A stretch of an output. */
export type ByteRange = [start: number, length: number];

/** Where a source file ended up. */
export interface LandingArrival {
  /** Name of the output. */
  output: string;
  way: ArrivalWay;
  /** Where its pieces stand. */
  ranges: ByteRange[];
  /** The pieces, without colors; missing when the file arrived unchanged. */
  text?: string;
}

/**
 * How it got there: `code` among other code, `whole` as a file of its own, `copy` unchanged, `data`
 * written into code, `address` as the name of its copy.
 */
export type ArrivalWay = 'code' | 'whole' | 'copy' | 'data' | 'address';
