import type {Passage} from './passages';

/** How many words in a row are one shingle. */
export const shingleLength = 8;

/** A file that pages are compared with. */
export interface CorpusFile {
  /** Its path, for messages. */
  file: string;
  passages: readonly Passage[];
}

/** A place in a passage of the corpus. */
export interface Place {
  file: string;
  passage: Passage;
  at: number;
}

/** Where each shingle of the corpus stands. */
export type Corpus = ReadonlyMap<string, readonly Place[]>;

/** Gives the shingle that starts at a place; `undefined` when the passage ends before it. */
export function shingleAt(passage: Passage, at: number): string | undefined {
  if (at + shingleLength > passage.length) return undefined;
  return passage
    .slice(at, at + shingleLength)
    .map(({text}) => text)
    .join(' ');
}

/** Makes the corpus of files. */
export function corpusOf(files: readonly CorpusFile[]): Corpus {
  const corpus = new Map<string, Place[]>();
  for (const {file, passages} of files) {
    for (const passage of passages) {
      for (const at of passage.keys()) {
        const shingle = shingleAt(passage, at);
        if (shingle === undefined) break;
        const places = corpus.get(shingle);
        if (places) places.push({file, passage, at});
        else corpus.set(shingle, [{file, passage, at}]);
      }
    }
  }
  return corpus;
}
