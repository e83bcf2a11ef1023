import {originalPositionFor, sourceContentFor} from '@jridgewell/trace-mapping';
import {ScriptTarget, transpileModule} from 'typescript';
import type {Program} from './programs';

/** A text that stands once in the sources, and where. */
export interface Probe {
  /** With its quotes left out: minimizers change them. */
  text: string;
  file: string;
  /** From 1. */
  line: number;
  /** From 0, of the quote. */
  column: number;
}

/** What a debugger can tell about the code that runs. */
export interface Quality {
  /** Shares of the probes, from 0 to 1. */
  file: number;
  line: number;
  column: number;
  /** What it shows as the source. */
  shows: 'the original' | 'after loaders' | 'after webpack' | 'only names' | 'the bundle';
}

const literal = /(["'])([\w $./:#-]{6,})\1/g;

/** Gives the texts in quotes that stand once in all sources, and not as a type. */
export function probesIn(sources: ReadonlyMap<string, string>): Probe[] {
  const found = [...sources].flatMap(([file, source]) =>
    source.split('\n').flatMap((row, index) =>
      [...row.matchAll(literal)].map((match): Probe => ({
        text: match[2]!,
        file,
        line: index + 1,
        column: match.index,
      })),
    ),
  );
  const code = [...sources.values()].map(withoutTypes).join('\n');
  const isOnce = ({text}: Probe) => found.filter((other) => other.text === text).length === 1;
  return found.filter((probe) => isOnce(probe) && code.includes(probe.text));
}

const withoutTypes = (source: string) =>
  transpileModule(source, {compilerOptions: {target: ScriptTarget.ESNext, removeComments: true}})
    .outputText;

/**
 * Asks a source-map library where each probe comes from, and compares its answer with the truth.
 * Probes that are not in the scripts, or more than once, say nothing.
 * @throws when no probe is left
 */
export function qualityOf(
  programs: readonly Program[],
  probes: readonly Probe[],
  sources: ReadonlyMap<string, string>,
): Quality {
  const traced = probes.flatMap((probe) => {
    const places = programs.flatMap((program) => placesOf(probe.text, program));
    return places.length === 1 ? [{probe, ...answerAt(places[0]!)}] : [];
  });
  if (traced.length === 0) throw new Error('no text of the sources is found in the scripts');
  const share = (count: number) => count / traced.length;
  const inFile = traced.filter(({probe, source}) => source?.includes(probe.file));
  const onLine = inFile.filter(({probe, line}) => line === probe.line);
  const atColumn = onLine.filter(({probe, column}) => column === probe.column);
  return {
    file: share(inFile.length),
    line: share(onLine.length),
    column: share(atColumn.length),
    shows: shownIn(inFile, sources),
  };
}

interface Place {
  program: Program;
  offset: number;
}

function placesOf(text: string, program: Program): Place[] {
  const quoted = ['"', "'", '`'].map((quote) => quote + text + quote);
  return quoted.flatMap((needle) => {
    const offset = program.code.indexOf(needle);
    if (offset < 0) return [];
    const again = program.code.indexOf(needle, offset + 1) >= 0;
    return again
      ? [
          {program, offset},
          {program, offset},
        ]
      : [{program, offset}];
  });
}

interface Answer {
  source?: string | null;
  line?: number | null;
  column?: number | null;
  content?: string | null;
  isMapped: boolean;
}

function answerAt({program: {code, map, name}, offset}: Place): Answer {
  const above = code.slice(0, offset).split('\n');
  const [line, column] = [above.length, above.at(-1)!.length];
  if (!map) return {source: name, line, column, content: name && code, isMapped: false};
  const {source, ...position} = originalPositionFor(map, {line, column});
  return {
    source,
    ...position,
    content: source && sourceContentFor(map, source),
    isMapped: true,
  };
}

function shownIn(
  found: readonly (Answer & {probe: Probe})[],
  sources: ReadonlyMap<string, string>,
): Quality['shows'] {
  const [first] = found;
  if (first === undefined) return 'the bundle';
  if (!first.isMapped) return 'after webpack';
  if (!first.content) return 'only names';
  return first.content === sources.get(first.probe.file) ? 'the original' : 'after loaders';
}
