import type {Areas} from '../../reference';
import type {DocumentationVersion} from '../../versions';
import type {FactUrls} from './descriptions';
import type {Fact} from './fact-list';
import type {HookPositions} from './hook-positions';

/** What a directive such as `::hook[Compiler.run]` tells of the name in its brackets. */
export interface NamedFact {
  /** What the directive calls it: `Compiler.run`. */
  name: string;
  /** Other names that the directive may use. */
  otherNames?: string[];
  /** What the heading above the directive may say. */
  titles: string[];
  /** What may differ between versions: the kind of a hook. */
  kind?: string;
  rows: (context: FactContext) => Fact[];
}

/** URLs that rows link to: entries of this version, and of the one it is compared with. */
export interface FactContext {
  version: DocumentationVersion;
  hooks: FactUrls;
  plugins: FactUrls;
  /** Where hooks fire in a build. */
  positions: HookPositions;
  /** Options of the version before or after. */
  otherVersionOptions: FactUrls;
}

/** Lists everything that a directive may name in a version. */
export type FactKind = (areas: Areas) => NamedFact[];
