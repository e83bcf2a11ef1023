import {
  type ArrayExpression,
  type Expression,
  getLineInfo,
  type ObjectExpression,
  parse,
  type Program,
} from 'acorn';
import type {Finding} from '../../content/finding';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {claimFilesOf} from '../../content/proofs';

/** Modes in which a claim is tried. */
export type Mode = 'development' | 'production' | 'none';

/** One entry of a file of claims, as far as it is read without being run. */
export interface Claim {
  /** Its place in the list of the file. */
  number: number;
  /** Words of the page. */
  says: string;
  modes: readonly Mode[];
  /** 1-based line of the file. */
  line: number;
}

/** A file of claims; findings have lines of it. */
export interface ClaimFile {
  claims: readonly Claim[];
  findings: readonly Finding[];
}

/** What an entry may have; contributing/claims.md describes it. */
const keys = ['says', 'modes', 'files', 'configuration', 'holds', 'unless'];
const required = ['says', 'holds', 'unless'];
const both: readonly Mode[] = ['development', 'production'];
const modes: readonly string[] = [...both, 'none'];

/**
 * Reads which claims a file makes, without running it.
 * @param source text of a module whose default export is a list of claims
 */
function readClaims(source: string): ClaimFile {
  const lineOf = (node: {start: number}) => getLineInfo(source, node.start).line;
  const list = exportedList(source);
  if ('what' in list) return {claims: [], findings: [list]};
  const claims: Claim[] = [];
  const findings: Finding[] = [];
  for (const [number, element] of list.elements.entries()) {
    const line = lineOf(element ?? list);
    try {
      claims.push({number, line, ...readClaim(element)});
    } catch (error) {
      findings.push({line, what: (error as Error).message});
    }
  }
  if (list.elements.length === 0)
    findings.push({line: 1, what: 'it makes no claim', fix: 'write one, or delete the file'});
  return {claims, findings};
}

function exportedList(source: string): ArrayExpression | Finding {
  let program: Program;
  try {
    program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  } catch (error) {
    const {loc, message} = error as SyntaxError & {loc?: {line: number}};
    return {line: loc?.line ?? 1, what: `it is no module: ${message}`};
  }
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type === 'ArrayExpression') return exported.declaration;
  return {line: 1, what: 'it exports no list', fix: 'write export default [{says: …}]'};
}

function readClaim(element: ArrayExpression['elements'][number] | undefined) {
  if (element?.type !== 'ObjectExpression')
    throw new Error('a claim is an object, written where it stands in the list');
  const own = membersOf(element);
  const unknown = [...own.keys()].find((key) => !keys.includes(key));
  if (unknown) throw new Error(`a claim has no "${unknown}": it may have ${keys.join(', ')}`);
  const missing = required.find((key) => !own.has(key));
  if (missing) throw new Error(`the claim has no "${missing}"`);
  const says = stringOf(own.get('says')!);
  if (says === undefined) throw new Error('"says" is a text, written where it stands');
  return {says, modes: modesOf(own.get('modes'))};
}

const membersOf = ({properties}: ObjectExpression): Map<string, Expression> =>
  new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value]]
        : [],
    ),
  );

function modesOf(node: Expression | undefined): readonly Mode[] {
  if (!node) return both;
  const names = node.type === 'ArrayExpression' ? node.elements.map(stringOf) : [];
  if (names.length === 0 || !names.every((name) => modes.includes(name ?? '')))
    throw new Error(`"modes" is a list of ${modes.join(', ')}, written where it stands`);
  return names as Mode[];
}

const stringOf = (node: ArrayExpression['elements'][number] | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** A file of claims about a page. */
export interface PageClaims extends ClaimFile {
  /** Path relative to the site. */
  file: string;
  source: string;
}

/**
 * Reads the claims of a page: in the folder `_claims` beside it, under the same name, one file or a
 * folder of files.
 * @param siteDir absolute folder of the site
 * @param page path relative to the site
 */
export function readPageClaims(siteDir: string, page: string): PageClaims[] {
  return claimFilesOf(siteDir, page).map((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return {file, source, ...readClaims(source)};
  });
}
