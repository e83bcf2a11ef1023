import type {Scene} from './scene';
import type {Diagram} from './schema';

/** A diagram in both forms, and in words. */
export interface Drawn {
  wide: Scene;
  narrow: Scene;
  /** What is said about each node: it names the node, and is shown where one points at it. */
  sentences: readonly string[];
  /** What else the diagram says; only for those who do not see it. */
  more: readonly string[];
  /** What the two lids mean. */
  key: readonly {path: '1' | '2' | 'none'; words: string}[];
  /** Whether dashed lines are there, which the caption then explains. */
  hasDashes: boolean;
}

/** Gives the meanings of lids that the writer names. */
export const writtenKey = (key: Diagram['key']): Drawn['key'] =>
  (['1', '2', 'none'] as const).flatMap((path) => {
    const words = key[path];
    return words === undefined ? [] : [{path, words}];
  });
