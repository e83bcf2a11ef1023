import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {highlight} from '../../../content/fences/highlight';
import {wrapLines} from '../../../markdown/code-blocks/lines';
import {type Piece, piecesOf} from './pieces';
import type {Run, RunOutput, RunSource} from './run-webpack';
import {inThreeColors} from './three-colors';

type CutOutput = RunOutput & {pieces: Piece[]};

/** Makes of two runs what the landing page shows. */
export function shownBuild({production, development}: Record<'production' | 'development', Run>) {
  const outputs = production.outputs.map((output) => ({
    ...output,
    pieces: piecesOf(output, production),
  }));
  const sources = production.sources.map((source, position) =>
    shownSource(source, position, outputs),
  );
  const reached = sources.flatMap(({arrivals}) => arrivals.map(({output}) => output));
  return {
    /** In the order in which webpack met them. */
    sources,
    /** Of production mode, in the order in which the sources reach them. */
    outputs: outputs
      .map(({name, text, onDemand, pieces}) => ({
        name,
        bytes: Buffer.byteLength(text),
        onDemand,
        pieces: pieces.map((piece) => ({owner: piece.owner, bytes: piece.text.length})),
      }))
      .sort((a, b) => reached.indexOf(a.name) - reached.indexOf(b.name)),
    /** What the same project weighs in development mode. */
    developmentBytes: development.outputs.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0),
  };
}

function shownSource(source: RunSource, position: number, outputs: readonly CutOutput[]) {
  const {name, text, unusedExports: leftOut} = source;
  const code = highlight(text.trimEnd(), path.posix.extname(name).slice(1));
  const removed = leftOutLines(text, leftOut);
  return {
    name,
    bytes: Buffer.byteLength(text),
    /** Highlighted; lines that no output has are `del`. */
    html: toHtml(
      wrapLines(inThreeColors(code), (line) => (removed.includes(line) ? 'del' : undefined)),
    ),
    leftOut,
    /** The outputs it went into, how, and the part of it that is left; no text when the file is unchanged. */
    arrivals: outputs.flatMap((output) => {
      const ownBytes = output.pieces
        .filter(({owner}) => owner === position)
        .map((piece) => piece.text);
      if (ownBytes.length === 0) return [];
      return {
        output: output.name,
        bytes: ownBytes.join('').length,
        way: wayInto(output, source, outputs),
        ...(ownBytes[0] !== text && {
          text: ownBytes.map((piece) => shortened(piece.trim())).join('\n…\n'),
        }),
      };
    }),
  };
}

/** Nobody reads on where a picture is spelled in letters. */
const shortened = (piece: string) => piece.replace(/^(data:\S{50})\S+$/, '$1\n…');

/** Says how a source got into an output. */
function wayInto(output: RunOutput, {name}: RunSource, outputs: readonly RunOutput[]): string {
  if (output.copyOf === name) return 'copied as it is';
  if (!output.name.endsWith('.js') || name.endsWith('.js')) return 'minified';
  const isCopied = outputs.some(({copyOf}) => copyOf === name);
  return isCopied ? 'only its name' : 'written into the script';
}

/** Gives the lines, from 1, of statements whose exports are not imported. */
function leftOutLines(code: string, names: readonly string[]): number[] {
  const statements = names.flatMap((name) => [
    ...code.matchAll(new RegExp(`^export [^;]*\\b${name}\\b[^;]*;`, 'gm')),
  ]);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  return statements.flatMap(({0: statement, index}) =>
    statement.split('\n').map((_, line) => lineAt(index) + line),
  );
}
