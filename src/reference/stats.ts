import ts from 'typescript';
import {type SourcePackage, lineAt, readScript, readText} from './source/packages';
import {docCommentOf, type Fact, typeOfMember, nodesOf} from './source/syntax';
import {schemaPath} from './options/schema/schema';

const list = /"enum": \[\s*("none",[^\]]*"errors-only"[^\]]*)\]/;

/**
 * Reads the presets of `stats`: words that stand for many of its options.
 * @throws when the schema lists none
 */
export function readPresets(source: SourcePackage): Fact[] {
  const schema = readText(source, schemaPath);
  const found = list.exec(schema);
  if (!found) throw new Error(`${schemaPath} lists no presets of stats any more`);
  const line = lineAt(schema, found.index);
  return (JSON.parse(`[${found[1]}]`) as string[]).map((name) => ({
    name,
    source: source.link(schemaPath, line),
  }));
}

/** A field of the JSON that `stats.toJson()` gives. */
export interface StatsFieldFact extends Fact {
  /** What has the field: `compilation`, `asset`, `chunk`, `module`, `moduleReason` … */
  of: string;
  type?: string;
}

const notInJson = /^(?:Factory|Print)/;

/** Reads the fields of the JSON of stats: webpack declares them for TypeScript. */
export function readStatsFields(source: SourcePackage): StatsFieldFact[] {
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
