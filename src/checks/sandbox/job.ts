import type {Dialect} from '../../versions/dialects';

/** What a child process is asked to do. */
export type Job =
  | {
      kind: 'configuration';
      folder: string;
      file: string;
      /** Whether webpack lets unknown experiments pass, so that they are looked at. */
      experiments: boolean;
      /** Absolute folder of the development server, or of what is kept of it. */
      devServer: string;
      build: boolean;
    }
  | {kind: 'claim'; folder: string; file: string; number: number; mode: string}
  | {kind: 'command'; folder: string; words: string[]; flags: Dialect['flags']};

/** What it found: nothing when all is well. */
export interface Fault {
  what: string;
  /** What is longer than a line. */
  detail?: string;
  /** 1-based line of the file of the job. */
  line?: number;
}
