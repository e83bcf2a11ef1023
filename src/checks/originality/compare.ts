import {type Corpus, type Place, shingleAt, shingleLength} from './corpus';
import type {Passage} from './passages';

/** Words in a row that a page shares with a file of the corpus. */
export interface Run {
  /** 1-based line of the page. */
  line: number;
  words: readonly string[];
  /** Where it stands in the corpus. */
  file: string;
  fileLine: number;
}

/** What a page has in common with a corpus. */
export interface Comparison {
  /** How many different shingles the page has. */
  shingles: number;
  /** How many of them the corpus has too. */
  shared: number;
  /** Every common run of at least one shingle, the longest first. */
  runs: Run[];
}

/** Compares the passages of a page with a corpus. */
export function compare(passages: readonly Passage[], corpus: Corpus): Comparison {
  const all = new Set<string>();
  const shared = new Set<string>();
  const runs: Run[] = [];
  for (const passage of passages) {
    let end = 0;
    for (const at of passage.keys()) {
      const shingle = shingleAt(passage, at);
      if (shingle === undefined) break;
      all.add(shingle);
      const places = corpus.get(shingle);
      if (!places) continue;
      shared.add(shingle);
      // A run that reaches no further than the last one is its tail.
      const run = longestRun(passage, at, places);
      if (at + run.words.length <= end) continue;
      end = at + run.words.length;
      runs.push(run);
    }
  }
  runs.sort((a, b) => b.words.length - a.words.length || a.line - b.line);
  return {shingles: all.size, shared: shared.size, runs};
}

function longestRun(passage: Passage, at: number, places: readonly Place[]): Run {
  const lengths = places.map((place) => commonLength(passage, at, place));
  const length = Math.max(...lengths);
  const {file, passage: other, at: otherAt} = places[lengths.indexOf(length)]!;
  return {
    line: passage[at]!.line,
    words: passage.slice(at, at + length).map(({text}) => text),
    file,
    fileLine: other[otherAt]!.line,
  };
}

function commonLength(passage: Passage, at: number, place: Place): number {
  let length = shingleLength;
  while (
    passage[at + length] !== undefined &&
    passage[at + length]!.text === place.passage[place.at + length]?.text
  ) {
    length += 1;
  }
  return length;
}
