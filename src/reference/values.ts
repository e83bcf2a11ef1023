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

/** Reads every text that `devtool` may be. */
export function readDevtools(source: SourcePackage): Fact[] {
  const schema = readText(source, schemaPath);
  const {1: pattern, index} = /"pattern": "\^(\(inline-.*)\$"/.exec(schema)!;
  const link = source.link(schemaPath, lineAt(schema, index));
  const names = new Set(['eval', ...textsOf(pattern!)]);
  return [...names].map((name) => ({name, source: link}));
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
