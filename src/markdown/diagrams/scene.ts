import type {Voice} from './voices';

export type Point = readonly [x: number, y: number];

/** Which of the two paths something is on; none is gray. */
export type Paths = '' | '1' | '2' | '12';

/** A box with a front, a lid and a side; one that is `flat` is an outline. */
export interface Box {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  /** What its lid is painted with. */
  paths: Paths;
  look: 'solid' | 'later' | 'flat';
  /** Whether another box follows without a gap: only the last one of a row has a side. */
  joined?: boolean;
}

/** A module in a tray. */
export interface Cell {
  kind: 'cell';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Words, with the room they have to the right (to the left, when they end at `x`). */
export interface Label {
  kind: 'label';
  x: number;
  y: number;
  words: string;
  voice: Voice;
  quiet?: boolean;
  end?: boolean;
  room: number;
  /** Where they stand in the data. */
  at?: readonly (string | number)[];
}

/** The mark of a decision: filled for yes. */
export interface Mark {
  kind: 'mark';
  x: number;
  y: number;
  yes: boolean;
}

export interface Rule {
  kind: 'rule';
  x: number;
  y: number;
  width: number;
}

/** A line that lies on a box. */
export interface Stroke {
  kind: 'stroke';
  x: number;
  y: number;
  height: number;
}

export type Item = Box | Cell | Label | Mark | Rule | Stroke;

/** What is drawn, and lights up, as one. */
export interface Part {
  items: readonly Item[];
  /** The node that it shows: pointing at it lights what belongs to this node. */
  node?: number;
  /** Whether the Tab key stops at it; once for each node. */
  stop?: boolean;
  /** Nodes that it is lit for; missing when it always is. */
  litBy?: readonly number[];
}

/** An edge, which is horizontal and vertical lines. */
export interface Edge {
  points: readonly Point[];
  paths: Exclude<Paths, '12'>;
  later: boolean;
  litBy?: readonly number[];
}

/** Where an edge leaves another one of its path. */
export interface Dot {
  x: number;
  y: number;
  paths: Exclude<Paths, '12'>;
  litBy?: readonly number[];
}

/** One form of a diagram, in CSS pixels. */
export interface Scene {
  width: number;
  height: number;
  edges: readonly Edge[];
  dots: readonly Dot[];
  parts: readonly Part[];
}

/** Widths of the two forms; the wide one is text column, gap and margin of the page. */
export const wide = {width: 864, text: 592, margin: 632};
export const narrow = {width: 328};

/** Names the form of a width, in errors. */
export const formOf = (width: number): string =>
  width === narrow.width ? 'on a phone' : 'on a wide screen';

/** How far the lid goes up and to the right: the 30 degrees of the cube. */
export const lid = 6;
export const skew = 10;

/** Inside of a box: from its edge to the words, and from line to line. */
export const padding = 11;
export const lineHeight = 19;
export const boxHeight = (lines: number) => padding + lineHeight * lines;
/** From the top of a box to the first line of words, and to the edges that meet it. */
export const baseline = 20;
export const port = 15;
