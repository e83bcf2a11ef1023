import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compilation} from 'webpack';
import type {Fact} from '../fact';
import type {SourcePackage} from '../source/packages';
import {compile} from '../source/run';

type Value = string | number | boolean;

/** A word that stands for many options of `stats`. */
export interface PresetFact extends Fact {
  /** What it sets; all other options keep their defaults. */
  sets: Record<string, Value>;
}

const schemaFile = 'schemas/WebpackOptions.json';
const list = /"enum": \[\s*("none",[^\]]*"errors-only"[^\]]*)\]/;

/**
 * Reads the presets of `stats` and what each of them sets.
 * @throws when the schema lists none
 */
export async function readPresets(source: SourcePackage): Promise<PresetFact[]> {
  const schema = readFileSync(path.join(source.folder, schemaFile), 'utf8');
  const found = list.exec(schema);
  if (!found) throw new Error(`${schemaFile} lists no presets of stats any more`);
  const line = schema.slice(0, found.index).split('\n').length;
  const setsOf = settings(await compile(source));
  return (JSON.parse(`[${found[1]}]`) as string[]).map((name) => ({
    name,
    source: source.link(schemaFile, line),
    sets: setsOf(name),
  }));
}

interface OldStats {
  presetToOptions(name: string): Record<string, Value>;
}

/** Version 5 taps a hook for every preset; version 4 has a table. */
function settings(compilation: Compilation): (name: string) => Record<string, Value> {
  const {statsPreset} = compilation.hooks;
  return (name) => {
    const options: Record<string, Value> = statsPreset
      ? {}
      : (compilation.getStats().constructor as unknown as OldStats).presetToOptions(name);
    statsPreset?.for(name).call(options, {});
    return Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, value === Infinity ? 'Infinity' : value]),
    );
  };
}
