import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {docCommentOf, type Fact, typeOfMember} from './source/doc-comment';
import type {SourcePackage} from './source/packages';
import {compile} from './source/run';
import {nodesOf, readScript, readText} from './source/script';

const schemaFile = 'schemas/WebpackOptions.json';
const list = /"enum": \[\s*("none",[^\]]*"errors-only"[^\]]*)\]/;

/**
 * Reads the presets of `stats`: words that stand for many of its options.
 * @throws when the schema lists none
 */
export function readPresets(source: SourcePackage): Fact[] {
  const schema = readText(source, schemaFile);
  const found = list.exec(schema);
  if (!found) throw new Error(`${schemaFile} lists no presets of stats any more`);
  const line = schema.slice(0, found.index).split('\n').length;
  return (JSON.parse(`[${found[1]}]`) as string[]).map((name) => ({
    name,
    source: source.link(schemaFile, line),
  }));
}

/** A field of the JSON that `stats.toJson()` gives. */
export interface StatsFieldFact extends Fact {
  /** What has the field: `compilation`, `asset`, `chunk`, `module`, `moduleReason` … */
  of: string;
  type?: string;
}

/** Reads the fields of the JSON of stats. */
export const readStatsFields = (source: SourcePackage): Promise<StatsFieldFact[]> =>
  existsSync(path.join(source.folder, 'types.d.ts'))
    ? Promise.resolve(declaredFields(source))
    : givenFields(source);

const notInJson = /^(?:Factory|Print)/;

function declaredFields(source: SourcePackage): StatsFieldFact[] {
  const script = readScript(source, 'types.d.ts');
  return nodesOf(script.tree, ts.isInterfaceDeclaration).flatMap(({name, members}) => {
    const [, of] = /^KnownStats(\w+)$/.exec(name.text) ?? [];
    if (!of || notInJson.test(of)) return [];
    return members.map((member) => ({
      name: member.name?.getText() ?? '',
      source: script.link(member),
      ...docCommentOf(member),
      of: of.charAt(0).toLowerCase() + of.slice(1),
      type: typeOfMember(member),
    }));
  });
}

type Json = Record<string, unknown>;

/** Version 4 declares no types: the fields are those that a real build gives. */
async function givenFields(source: SourcePackage): Promise<StatsFieldFact[]> {
  const compilation = await compile(source);
  const json = compilation.getStats().toJson('verbose') as unknown as Json;
  const first = (value: unknown, key: string) => ((value as Json)[key] as Json[] | undefined)?.[0];
  const chunk = first(json, 'chunks');
  const module = first(chunk, 'modules');
  const parts: Record<string, Json | undefined> = {
    compilation: json,
    asset: first(json, 'assets'),
    chunk,
    chunkOrigin: first(chunk, 'origins'),
    chunkGroup: Object.values(json.entrypoints as Record<string, Json>)[0],
    module,
    moduleReason: first(module, 'reasons'),
  };
  return Object.entries(parts).flatMap(([of, part = {}]) =>
    Object.entries(part).map(([name, value]) => ({
      name,
      source: source.link('lib/Stats.js'),
      of,
      type: value === null ? undefined : Array.isArray(value) ? 'array' : typeof value,
    })),
  );
}
