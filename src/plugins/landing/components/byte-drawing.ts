import type {LandingBuild} from '@site/src/plugins/landing/types';

/**
 * Sizes of the drawing of a build. One unit is the width of one byte; Demonstration.module.css says how
 * long it is. A slab has a front, a top that lies behind it, and a side as deep as the top.
 */
export const measures = {width: 4704, front: 100, top: 24, depth: 40, gap: 256};

/** The runtime is three quarters of a small project, and drawn shorter than what it is beside. */
const runtimeShare = 0.1;

/** Room for a letter of a file's name, where the drawing is smallest. */
const letter = 33;

/** A file as a slab, and where it begins in its row. */
export interface Slab {
  x: number;
  width: number;
  /** Width of all that belongs to the file, up to the next one. */
  column: number;
  /** What comes from a source, in order. */
  parts: {x: number; width: number; source: number}[];
}

/** Both rows of the drawing. */
export type BuildDrawing = ReturnType<typeof drawBuild>;

/** Lays out the files of a build at one scale. */
export const drawBuild = ({sources, outputs}: LandingBuild) => ({
  sources: inRow(
    sources.map(({name, bytes}) => ({width: bytes, letters: baseName(name).length, parts: []})),
  ),
  outputs: inRow(
    outputs.map(({name, pieces}) => ({
      ...layOut(pieces),
      letters: Math.max(...breakName(name).map(({length}) => length)),
    })),
  ),
});

export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Gives the two lines a name is written in where there is no room for it: it breaks before its hash. */
export function breakName(name: string): [string, string] {
  const dot = name.indexOf('.', name.lastIndexOf('/'));
  return name.indexOf('.', dot + 1) < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}

/** Gives how long an output is drawn, and where the pieces of sources are in it. */
function layOut(pieces: LandingBuild['outputs'][number]['pieces']) {
  const parts: Slab['parts'] = [];
  let end = 0;
  for (const {owner, bytes} of pieces) {
    if (typeof owner === 'number') parts.push({x: Math.round(end), width: bytes, source: owner});
    end += owner === 'runtime' ? bytes * runtimeShare : bytes;
  }
  return {width: Math.round(end), parts};
}

/** @throws when the project is too large to be shown */
function inRow(files: readonly (Pick<Slab, 'width' | 'parts'> & {letters: number})[]): Slab[] {
  const rooms = files.map(({width, letters}) => Math.max(width + measures.depth, letters * letter));
  const free = measures.width - rooms.reduce((sum, room) => sum + room, 0);
  // Demonstration.module.css has rules for ten sources.
  if (free < 0 || files.length > 10)
    throw new Error(
      'docs/_examples/landing is too large for the landing page: fewer bytes or files',
    );
  const space = Math.floor(free / Math.max(files.length - 1, 1));
  let x = 0;
  return files.map(({width, parts}, index) => {
    const column = rooms[index]! + (index < files.length - 1 ? space : 0);
    const slab = {x, width, column, parts};
    x += column;
    return slab;
  });
}

/** Gives a number as it is written in English: `5,066`. */
export const grouped = (value: number): string => new Intl.NumberFormat('en').format(value);

/** Gives a size in words: `5,066 bytes`. */
export const inBytes = (bytes: number): string => `${grouped(bytes)} bytes`;
