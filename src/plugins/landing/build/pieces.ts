import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import type {Run, RunOutput, RunSource} from './run-webpack';

/** Where a byte comes from: the place of a source, or webpack's runtime; `null` when unknown. */
type Owner = number | 'runtime' | null;

/** A stretch of an output that comes from one place. */
export type Piece = ReturnType<typeof piecesOf>[number];

/** Cuts an output where something begins that comes from elsewhere. */
export function piecesOf(output: RunOutput, run: Run) {
  const owners = ownersIn(output, run);
  const starts = [...owners.keys()].filter((at) => owners[at] !== owners[at - 1]);
  return starts.map((start, index) => ({
    owner: owners[start]!,
    text: output.text.slice(start, starts[index + 1]),
  }));
}

/** Gives where each letter of an output comes from. */
function ownersIn({name, text, copyOf, sourceMap}: RunOutput, {sources, outputs}: Run): Owner[] {
  const owners = new Array<Owner>(text.length).fill(null);
  const placeOf = (isIt: (source: RunSource) => boolean): Owner => {
    const position = sources.findIndex(isIt);
    return position < 0 ? null : position;
  };
  // Pages and sheets are made of one file each, which has their name.
  if (!name.endsWith('.js'))
    return owners.fill(
      placeOf((mapping) => mapping.name === copyOf || isNamedAlike(mapping.name, name)),
    );

  eachMapping(new TraceMap(sourceMap!), ({generatedColumn, source}) => {
    // `webpack://name/src/a.js` is `src/a.js` of the package `name`.
    const file = source?.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
    owners.fill(
      file?.startsWith('webpack/') ? 'runtime' : placeOf((mapping) => mapping.name === file),
      generatedColumn,
    );
  });
  sources.forEach((source, position) => {
    if (owners.includes(position)) return;
    const trace = traceOf(source, outputs);
    const start = text.indexOf(trace);
    if (start >= 0) owners.fill(position, start, start + trace.length);
  });
  return owners;
}

function isNamedAlike(source: string, output: string): boolean {
  const [from, to] = [path.parse(source), path.parse(output)];
  return from.ext === to.ext && from.name === to.name.split('.')[0];
}

/** What is in no source map leaves its content, or the name of its copy, as a string in the code. */
function traceOf({name, text}: RunSource, outputs: readonly RunOutput[]): string {
  const copy = outputs.find(({copyOf}) => copyOf === name);
  if (copy) return copy.name;
  if (name.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
}
