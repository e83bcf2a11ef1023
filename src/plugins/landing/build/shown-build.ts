import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {type ExportNamedDeclaration, parse} from 'acorn';
import type {LandingArrival, LandingBuild, LandingOutput, LandingSource} from '../types';
import {highlight} from '../../../content/fences/highlight';
import {wrapLines} from '../../../markdown/code-blocks/lines';
import {arrivalsOf, type FoundArrival, piecesOf} from './arrivals';
import {inThreeColors} from './three-colors';
import type {Run, RunOutput, RunSource} from './run-webpack';

/**
 * Makes of two runs what the landing page shows.
 * @throws when a source file is in no output
 */
export function shownBuild({
  production,
  development,
}: Record<'production' | 'development', Run>): LandingBuild {
  const sources = production.sources.map((source) => shownSource(source, production.outputs));
  const reached = sources.flatMap(({arrivals}) => arrivals.map(({output}) => output));
  return {
    sources,
    outputs: production.outputs
      .map(shownOutput)
      .sort((a, b) => reached.indexOf(a.name) - reached.indexOf(b.name)),
    developmentBytes: development.outputs.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0),
  };
}

function shownSource(source: RunSource, outputs: readonly RunOutput[]): LandingSource {
  const {name, text, unusedExports} = source;
  const code = text.trimEnd();
  const isCode = name.endsWith('.js');
  const leftOut = isCode ? unusedExports : [];
  const lines = leftOutLines(isCode ? code : '', leftOut);
  return {
    name,
    bytes: Buffer.byteLength(text),
    html: toHtml(
      wrapLines(inThreeColors(highlight(code, endingOf(name))), (line) =>
        lines.has(line) ? 'del' : undefined,
      ),
    ),
    leftOut,
    arrivals: arrivalsOf(source, outputs).map(shownArrival),
  };
}

function shownArrival({output, way, ranges, pieces}: FoundArrival): LandingArrival {
  const text = pieces?.map((piece) => shortened(piece.trim())).join('\n…\n');
  return {output, way, ranges, ...(text && {text})};
}

function shownOutput({name, text, initial, sourceMap}: RunOutput): LandingOutput {
  const pieces = name.endsWith('.js') && sourceMap ? piecesOf(text, sourceMap) : [];
  return {
    name,
    bytes: Buffer.byteLength(text),
    runtime: pieces
      .filter(({source}) => source?.startsWith('webpack/'))
      .map((piece) => [piece.start, piece.text.length]),
    onDemand: !initial,
  };
}

/** Nobody reads on where a picture is spelled in letters. */
const shortened = (piece: string) => piece.replace(/^(data:\S{50})\S+$/, '$1\n…');

const endingOf = (name: string) => path.posix.extname(name).slice(1);

/**
 * Gives the lines, from 1, of statements that only export what nobody imports.
 * @param names the exports that are left out
 */
function leftOutLines(code: string, names: readonly string[]): Set<number> {
  const lines = new Set<number>();
  if (names.length === 0) return lines;
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const declared = namesIn(statement.declaration);
    if (!declared.every((name) => name !== undefined && names.includes(name))) continue;
    for (let line = statement.loc!.start.line; line <= statement.loc!.end.line; line += 1)
      lines.add(line);
  }
  return lines;
}

const namesIn = (declaration: NonNullable<ExportNamedDeclaration['declaration']>) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({id}) => (id.type === 'Identifier' ? id.name : undefined))
    : [declaration.id.name];
