import {type SourcePackage, lineAt, readText} from './source/packages';
import type {Fact} from './source/syntax';
import {schemaPath} from './options/schema/schema';

/** A moment of `processAssets` that plugins can choose. */
export interface StageFact extends Fact {
  /** Taps with smaller numbers come first. */
  value: number;
}

const stage = /^Compilation\.(PROCESS_ASSETS_STAGE_\w+) = (-?\d+);/gm;

/** Reads the stages of `Compilation#processAssets`, first to last. */
export function readStages(source: SourcePackage): StageFact[] {
  const file = 'lib/Compilation.js';
  const text = readText(source, file);
  return [...text.matchAll(stage)]
    .map(({1: name = '', 2: value, index}) => ({
      name,
      source: source.link(file, lineAt(text, index)),
      value: Number(value),
    }))
    .sort((a, b) => a.value - b.value);
}

/** Reads every text that `devtool` may be. @throws when the schema describes none */
export const readDevtools = (source: SourcePackage): Fact[] =>
  namesIn(source, /"pattern": "\^(\(inline-.*)\$"/, (pattern) => ['eval', ...textsOf(pattern)]);

/**
 * Reads the presets of `stats`: words that set many of its options.
 * @throws when the schema lists none
 */
export const readPresets = (source: SourcePackage): Fact[] =>
  namesIn(
    source,
    /"enum": \[\s*("none",[^\]]*"errors-only"[^\]]*)\]/,
    (list) => JSON.parse(`[${list}]`) as string[],
  );

function namesIn(source: SourcePackage, pattern: RegExp, read: (text: string) => string[]): Fact[] {
  const schema = readText(source, schemaPath);
  const match = pattern.exec(schema);
  if (!match) throw new Error(`${schemaPath} has nothing like ${pattern} any more`);
  const link = source.link(schemaPath, lineAt(schema, match.index));
  return [...new Set(read(match[1]!))].map((name) => ({name, source: link}));
}

/**
 * Lists every text that a pattern describes, group by group, the inner ones first.
 * @throws when there is more in it than groups that may be left out
 */
function textsOf(pattern: string): string[] {
  const [group, choices = '', optional] = /\(([^()]*)\)(\?)?/.exec(pattern) ?? [];
  if (group !== undefined)
    return [...(optional ? [''] : []), ...choices.split('|')].flatMap((choice) =>
      textsOf(pattern.replace(group, choice)),
    );
  if (/^[\w-]+$/.test(pattern)) return [pattern];
  throw new Error(`the pattern of devtool has more than optional groups: ${pattern}`);
}
