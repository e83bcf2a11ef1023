import type {
  ByteRange,
  LandingBuild,
  LandingOutput,
  LandingSource,
} from '@site/src/plugins/landing/types';

/**
 * Sizes of the drawing of a build. One unit is the width of one byte; Demonstration.module.css says how
 * long it is. A slab has a front, a lid that lies behind it, and a side as deep as the lid.
 */
export const measures = {width: 4704, front: 100, lid: 24, depth: 40, gap: 256};

/** The runtime is three quarters of a small project, and drawn shorter than what it is beside. */
const runtimeShare = 0.1;

/** So many files can be chosen from. */
const mostSources = 10;

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

type Parts = Slab['parts'];

/** Both rows of the drawing. */
export interface BuildDrawing {
  sources: Slab[];
  outputs: Slab[];
}

/**
 * Lays out the files of a build at one scale.
 * @throws when the project is too large to be shown
 */
export function drawBuild({sources, outputs}: LandingBuild): BuildDrawing {
  if (sources.length > mostSources)
    throw new Error(
      `docs/_examples/landing has ${sources.length} files; Demonstration.module.css has rules for ${mostSources}`,
    );
  const written = outputs.map((output) => layOut(output, sources));
  return {
    sources: inRow(
      sources.map(({name, bytes}) => ({width: bytes, letters: baseName(name).length, parts: []})),
    ),
    outputs: inRow(
      outputs.map(({name}, index) => ({
        ...written[index]!,
        letters: Math.max(...breakName(name).map(({length}) => length)),
      })),
    ),
  };
}

export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Gives the two lines a name is written in where there is no room for it: it breaks before its hash. */
export function breakName(name: string): [string, string] {
  const dot = name.indexOf('.', name.lastIndexOf('/'));
  return name.indexOf('.', dot + 1) < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}

/** Gives how long an output is drawn, and where the pieces of sources are in it. */
function layOut({name, bytes, runtime}: LandingOutput, sources: readonly LandingSource[]) {
  const owners = new Array<number | 'runtime' | undefined>(bytes).fill(undefined);
  for (const [start, length] of runtime) owners.fill('runtime', start, start + length);
  sources.forEach(({arrivals}, index) => {
    for (const {output, ranges} of arrivals)
      if (output === name)
        for (const [start, length] of ranges) owners.fill(index, start, start + length);
  });
  const parts: Parts = [];
  let [full, short] = [0, 0];
  const end = () => Math.round(full + short * runtimeShare);
  owners.forEach((owner, byte) => {
    if (typeof owner === 'number') {
      if (owner === owners[byte - 1]) parts.at(-1)!.width += 1;
      else parts.push({x: end(), width: 1, source: owner});
    }
    if (owner === 'runtime') short += 1;
    else full += 1;
  });
  return {width: end(), parts};
}

function inRow(files: readonly {width: number; letters: number; parts: Parts}[]): Slab[] {
  const rooms = files.map(({width, letters}) => Math.max(width + measures.depth, letters * letter));
  const free = measures.width - rooms.reduce((sum, room) => sum + room, 0);
  if (free < 0)
    throw new Error(
      `docs/_examples/landing: its files are ${-free} units wider than the drawing of the landing page: make them smaller, or fewer`,
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
export const inBytes = (bytes: number): string =>
  `${grouped(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;

export const bytesIn = (ranges: readonly ByteRange[]): number =>
  ranges.reduce((sum, [, length]) => sum + length, 0);
