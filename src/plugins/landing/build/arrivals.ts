import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import type {ArrivalWay, LandingArrival} from '../types';
import type {RunOutput, RunSource} from './run-webpack';

/** An arrival before it is drawn. */
export interface FoundArrival extends Pick<LandingArrival, 'output' | 'way' | 'ranges'> {
  /** What arrived, piece by piece; missing when the file arrived unchanged. */
  pieces?: string[];
}

/**
 * Finds where a source file ended up.
 * @throws when it is in no output
 */
export function arrivalsOf(source: RunSource, outputs: readonly RunOutput[]): FoundArrival[] {
  const found = outputs.flatMap((output) => arrivalIn(output, source, outputs) ?? []);
  if (found.length === 0)
    throw new Error(
      `docs/_examples/landing/${source.name} is in no output: the landing page cannot show where it went`,
    );
  return found;
}

function arrivalIn(
  output: RunOutput,
  source: RunSource,
  outputs: readonly RunOutput[],
): FoundArrival | undefined {
  const {name, text} = output;
  const whole = (way: ArrivalWay): FoundArrival => ({
    output: name,
    way,
    ranges: [[0, text.length]],
    ...(text !== source.text && {pieces: [text]}),
  });
  if (output.copyOf === source.name) return whole('copy');
  if (!name.endsWith('.js')) return isMadeOf(output, source) ? whole('whole') : undefined;

  const pieces = output.sourceMap
    ? piecesOf(text, output.sourceMap).filter((piece) => piece.source === source.name)
    : [];
  if (pieces.length > 0) {
    return {
      output: name,
      way: 'code',
      ranges: pieces.map((piece) => [piece.start, piece.text.length]),
      pieces: pieces.map((piece) => piece.text),
    };
  }
  const trace = traceOf(source, text, outputs);
  if (!trace) return undefined;
  const {way, start, end} = trace;
  return {output: name, way, ranges: [[start, end - start]], pieces: [text.slice(start, end)]};
}

/** Sheets and pages have no pieces here: each is made of one file with the same ending. */
function isMadeOf(output: RunOutput, source: RunSource): boolean {
  const ending = path.posix.extname(output.name);
  const sharesChunk = source.chunks.some((id) => output.chunks.includes(id));
  return !output.copyOf && path.posix.extname(source.name) === ending && sharesChunk;
}

/**
 * What is in no source map leaves its content, or the name of its copy, as a string in the code.
 * @returns how, where the string starts, and before what it ends
 */
function traceOf({name, text}: RunSource, code: string, outputs: readonly RunOutput[]) {
  const stringIn = (string: string, way: ArrivalWay) => {
    const start = code.indexOf(string);
    return start < 0 ? undefined : {way, start, end: start + string.length};
  };
  const copy = outputs.find(({copyOf}) => copyOf === name);
  if (copy) return stringIn(copy.name, 'address');
  if (name.endsWith('.json')) return stringIn(JSON.stringify(JSON.parse(text)), 'data');
  const inlined = stringIn(Buffer.from(text).toString('base64'), 'data');
  return inlined && {...inlined, start: code.lastIndexOf('data:', inlined.start)};
}

/** A stretch of an output that comes from one place. */
export interface Piece {
  start: number;
  text: string;
  /** Path of the source inside the project, or `webpack/…` for the runtime; missing when unknown. */
  source?: string;
}

/**
 * Cuts an output where its source map says that another file begins.
 * @param text the output, a single line
 * @throws when it has several lines: only minified files are shown
 */
export function piecesOf(text: string, sourceMap: string): Piece[] {
  if (text.includes('\n')) throw new Error('has several lines; pieces are cut from minified files');
  const marks = marksOf(sourceMap);
  const pieces: Piece[] = [];
  marks.forEach(({column, source}, index) => {
    const piece = text.slice(column, marks[index + 1]?.column);
    if (!piece) return;
    const last = pieces.at(-1);
    if (last && last.source === source) last.text += piece;
    else pieces.push({start: column, text: piece, ...(source && {source})});
  });
  return pieces;
}

function marksOf(sourceMap: string): {column: number; source?: string}[] {
  const marks: {column: number; source?: string}[] = [{column: 0}];
  eachMapping(new TraceMap(sourceMap), ({generatedColumn, source}) => {
    // `webpack://name/src/a.js` is `src/a.js` of the package `name`.
    const file = source?.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
    marks.push({column: generatedColumn, source: file});
  });
  return marks;
}
