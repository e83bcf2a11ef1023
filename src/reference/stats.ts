import ts from 'typescript';
import type {SourcePackage} from './source/packages';
import {docCommentOf, type Fact, typeOfMember, nodesOf} from './source/syntax';

/** A field of the JSON that `stats.toJson()` gives. */
export interface StatsFieldFact extends Fact {
  /** What has the field: `compilation`, `asset`, `chunk`, `module`, `moduleReason` … */
  of: string;
  type?: string;
}

const notInJson = /^(?:Factory|Print)/;

/** Reads the fields of the JSON of stats: webpack declares them for TypeScript. */
export function readStatsFields(source: SourcePackage): StatsFieldFact[] {
  const script = source.script('types.d.ts');
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
