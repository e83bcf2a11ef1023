/** One file of a cut, relative to the site: its new text, or the file it is a copy of. */
export type Change = {file: string; text: string} | {file: string; copyOf: string};

/** A part of the cut that has a name people know. */
export interface CutStep {
  name: string;
  changes: readonly Change[];
}
