import {eachMapping, type EncodedSourceMap, TraceMap} from '@jridgewell/trace-mapping';

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
  eachMapping(new TraceMap(JSON.parse(sourceMap) as EncodedSourceMap), (mapping) => {
    marks.push({column: mapping.generatedColumn, source: pathOf(mapping.source)});
  });
  return marks;
}

/** `webpack://name/src/a.js` is `src/a.js` of the package `name`. */
function pathOf(source: string | null): string | undefined {
  return source?.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
}
