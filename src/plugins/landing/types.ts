/** What the landing page shows of a real run of webpack: src/plugins/landing/build makes it. */
export interface LandingBuild {
  /** The files of the project, in the order webpack met them. */
  sources: LandingSource[];
  /** The files it wrote in production mode, largest first. */
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
  /** Bytes of webpack's own code that loads and connects the modules. */
  runtimeBytes: number;
  /** Whether it is loaded only when an `import()` asks for it. */
  onDemand: boolean;
}

/** Where a source file ended up. */
export interface LandingArrival {
  /** Name of the output. */
  output: string;
  way: ArrivalWay;
  /** First byte and number of bytes of each piece. */
  ranges: [start: number, length: number][];
  /** The pieces, without colors; missing when the file arrived unchanged. */
  text?: string;
}

/**
 * How it got there: `code` among other code, `whole` as a file of its own, `copy` unchanged, `data`
 * written into code, `address` as the name of its copy.
 */
export type ArrivalWay = 'code' | 'whole' | 'copy' | 'data' | 'address';
