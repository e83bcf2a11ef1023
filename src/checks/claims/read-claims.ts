import {type ArrayExpression, type Expression, parse, type SpreadElement} from 'acorn';
import * as z from 'zod';
import type {Finding} from '../../content/finding';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {claimFilesOf} from '../../content/proofs';

const present = (name: string) =>
  z.custom((value) => value !== undefined, `the claim has no "${name}"`);

/** The schema of an entry, which has to be an object literal in the list. */
const claimSchema = z.strictObject({
  says: z.string('must be a text'),
  modes: z
    .array(z.enum(['development', 'production', 'none']))
    .min(1)
    .default(['development', 'production']),
  files: z.unknown().optional(),
  configuration: z.unknown().optional(),
  holds: present('holds'),
  unless: present('unless'),
});

/** An entry of a file of claims, as far as it can be read without running it. */
export interface Claim extends Pick<z.infer<typeof claimSchema>, 'says' | 'modes'> {
  /** Its index in the list of the file. */
  number: number;
  line: number;
}

const fix = 'contributing/claims.md says what is in the list, each part written where it stands';

/** Reads the claims of a file without running it. The lines of findings are those of the file. */
function readClaims(source: string): {claims: Claim[]; findings: Finding[]} {
  const claims: Claim[] = [];
  const findings: Finding[] = [];
  try {
    for (const [number, element] of exportedList(source).entries()) {
      const line = element?.loc?.start.line ?? 1;
      const isObject = element?.type === 'ObjectExpression';
      const {data, error} = claimSchema.safeParse(isObject ? valueOf(element) : undefined);
      if (data) claims.push({number, line, says: data.says, modes: data.modes});
      else findings.push({line, message: z.prettifyError(error).replace(/\s*\n\s*/g, ' '), fix});
    }
  } catch (error) {
    const {loc, message} = error as Error & {loc?: {line: number}};
    findings.push({line: loc?.line ?? 1, message});
  }
  return {claims, findings};
}

/** @throws when the text is no module, or one that exports no list */
function exportedList(source: string): ArrayExpression['elements'] {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type === 'ArrayExpression' && exported.declaration.elements.length > 0)
    return exported.declaration.elements;
  throw new Error(
    'it exports no list of claims: write export default [{says: …}], or delete the file',
  );
}

/** Evaluates literals: strings, arrays and objects. Gives the source of all other expressions. */
function valueOf(expression: Expression | SpreadElement): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'ArrayExpression')
    return expression.elements.map((element) => element && valueOf(element));
  if (expression.type !== 'ObjectExpression') return expression;
  return Object.fromEntries(
    expression.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, valueOf(property.value)]]
        : [],
    ),
  );
}

export type PageClaims = ReturnType<typeof readPageClaims>[number];

/** Reads the claims of a page from all of its files. @param page path relative to the site */
export function readPageClaims(siteDir: string, page: string) {
  return claimFilesOf(siteDir, page).map((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return {file, source, ...readClaims(source)};
  });
}
