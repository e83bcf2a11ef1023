import type {SourcePackage} from './source/packages';
import {type Fact, membersIn} from './source/syntax';

/** A field of the JSON that `stats.toJson()` gives. */
export interface StatsFieldFact extends Fact {
  /** What has the field: `compilation`, `asset`, `chunk`, `module`, `moduleReason` … */
  of: string;
  type?: string;
}

/** Of what makes and prints stats, nothing is in their JSON. */
const inJson = /^KnownStats(?!Factory|Print)(?=\w)/;

/**
 * Reads the fields of the JSON of stats: webpack declares them for TypeScript. The declarations
 * name each other as `exports.KnownStatsError`; who imports the type writes `KnownStatsError`.
 */
export const readStatsFields = (source: SourcePackage): StatsFieldFact[] =>
  membersIn(source.script('types.d.ts'), inJson).map(({owner, name, fact, type}) => {
    const of = owner.replace(inJson, '');
    return {
      name,
      ...fact,
      of: of.charAt(0).toLowerCase() + of.slice(1),
      type: type?.replaceAll('exports.', ''),
    };
  });
