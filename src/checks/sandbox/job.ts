/** What a child process is asked to do. */
export type Job =
  | {
      kind: 'configuration';
      folder: string;
      file: string;
      version: '5' | '4';
      build: boolean;
      /** Texts of the schemas against which options of loaders are held, by the loaders' names. */
      loaders?: Readonly<Record<string, string>>;
    }
  | {kind: 'command'; folder: string; words: string[]; version: '5' | '4'};

/** What it found: nothing when all is well. */
export interface Fault {
  what: string;
  /** What is longer than a line. */
  detail?: string;
  /** 1-based line of the file of the job. */
  line?: number;
}
