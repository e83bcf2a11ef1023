import {createRequire} from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import type {Schema, SchemaFile} from './schema';

/** Gives the functions that a node of the schema may be, each as `(path) => boolean`. */
export type Signatures = (node: Schema) => string[] | undefined;

/** Longer results are told as what they are for a reader: something the page explains. */
const longestResult = 32;

/** The definition that the root of the schema is in the types. */
const rootName = 'Configuration';

/**
 * Reads how the functions among webpack's options are called: its types have an interface for each
 * definition of the schema, and there they have names for what they take.
 * @param text of webpack's `types.d.ts`
 */
export function readSignatures(text: string, file: SchemaFile): Signatures {
  const functionsOf = readInterfaces(text);
  const byNode = new Map<Schema, string[]>();
  for (const [name, {properties = {}}] of [
    [rootName, file] as const,
    ...Object.entries(file.definitions),
  ]) {
    for (const [part, node] of Object.entries(properties))
      byNode.set(node, functionsOf(name, part));
  }
  return (node) => byNode.get(node);
}

/** Gives the functions that the types allow for a part of an interface. */
function readInterfaces(text: string): (owner: string, part: string) => string[] {
  const ts = createRequire(path.resolve('package.json'))('typescript') as typeof TypeScript;
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest);
  const declarations = new Map<string, TypeScript.Statement>();
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      declarations.set(statement.name.text, statement);
    }
  }
  return (owner, part) => {
    const declaration = declarations.get(owner);
    if (!declaration || !ts.isInterfaceDeclaration(declaration)) return [];
    const member = declaration.members.find(
      (each): each is TypeScript.PropertySignature =>
        ts.isPropertySignature(each) && each.name.getText(file).replace(/["']/g, '') === part,
    );
    return member?.type ? [...new Set(functionsIn(member.type, 0))] : [];
  };

  function functionsIn(node: TypeScript.TypeNode, depth: number): string[] {
    if (ts.isParenthesizedTypeNode(node)) return functionsIn(node.type, depth);
    if (ts.isArrayTypeNode(node)) return functionsIn(node.elementType, depth);
    if (ts.isUnionTypeNode(node)) return node.types.flatMap((type) => functionsIn(type, depth));
    if (ts.isFunctionTypeNode(node)) return [written(node)];
    if (!ts.isTypeReferenceNode(node) || depth > 2) return [];
    const declaration = declarations.get(node.typeName.getText(file));
    if (!declaration) return [];
    if (ts.isTypeAliasDeclaration(declaration)) return functionsIn(declaration.type, depth + 1);
    const calls = (declaration as TypeScript.InterfaceDeclaration).members.filter((member) =>
      ts.isCallSignatureDeclaration(member),
    );
    return calls.map(written);
  }

  function written({
    parameters,
    type,
  }: TypeScript.FunctionTypeNode | TypeScript.CallSignatureDeclaration): string {
    const names = parameters
      .filter(({name}) => name.getText(file) !== 'this')
      .map(({name, dotDotDotToken}) => `${dotDotDotToken ? '...' : ''}${name.getText(file)}`);
    const result = (type?.getText(file) ?? 'any')
      .replace(/\s+/g, ' ')
      .replace(/^undefined \| /, '');
    return `(${names.join(', ')}) => ${result.length > longestResult ? 'any' : result}`;
  }
}
