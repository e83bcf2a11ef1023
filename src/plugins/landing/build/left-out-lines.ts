import {type ExportNamedDeclaration, parse} from 'acorn';

/**
 * Gives the lines, from 1, of statements that only export what nobody imports.
 * @param names the exports that are left out
 */
export function leftOutLines(code: string, names: readonly string[]): Set<number> {
  const lines = new Set<number>();
  if (names.length === 0) return lines;
  const {body} = parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const declared = namesIn(statement.declaration);
    if (!declared.every((name) => name !== undefined && names.includes(name))) continue;
    for (let line = statement.loc!.start.line; line <= statement.loc!.end.line; line += 1)
      lines.add(line);
  }
  return lines;
}

type Declaration = NonNullable<ExportNamedDeclaration['declaration']>;

function namesIn(declaration: Declaration): (string | undefined)[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.map(({id}) => (id.type === 'Identifier' ? id.name : undefined));
}
