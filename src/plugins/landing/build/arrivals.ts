import path from 'node:path';
import type {ArrivalWay, LandingArrival} from '../types';
import {piecesOf} from './pieces';
import type {RunOutput, RunSource} from './run';

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

/** A string in code, from its start to before its end. */
interface Trace {
  way: ArrivalWay;
  start: number;
  end: number;
}

/** What is in no source map leaves its content, or the name of its copy, as a string in the code. */
function traceOf(
  {name, text}: RunSource,
  code: string,
  outputs: readonly RunOutput[],
): Trace | undefined {
  const copy = outputs.find(({copyOf}) => copyOf === name);
  if (copy) return stringIn(code, copy.name, 'address');
  if (name.endsWith('.json')) return stringIn(code, JSON.stringify(JSON.parse(text)), 'data');
  const inlined = stringIn(code, Buffer.from(text).toString('base64'), 'data');
  return inlined && {...inlined, start: code.lastIndexOf('data:', inlined.start)};
}

function stringIn(code: string, string: string, way: ArrivalWay): Trace | undefined {
  const start = code.indexOf(string);
  return start < 0 ? undefined : {way, start, end: start + string.length};
}
