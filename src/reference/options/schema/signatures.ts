import type ts from 'typescript';
import type {Script} from '../../source/packages';
import type {Schema, SchemaFile} from './schema';
import {typescript} from '../../source/typescript';

/** Gives the functions that a node of the schema may be, each as `(path) => boolean`. */
export type Signatures = (node: Schema) => string[] | undefined;

/** Longer results are replaced by a word: the page explains them. */
const maxResultLength = 32;

/**
 * Reads how the functions among webpack's options are called: its types have an interface for each
 * definition of the schema, and there they have names for what they take.
 * @param types webpack's `types.d.ts`, where the root of the schema is the `Configuration`
 */
export function readSignatures(types: Script, file: SchemaFile): Signatures {
  const functionsOf = readInterfaces(types);
  const byNode = new Map<Schema, string[]>();
  const parts: Record<string, Schema> = {Configuration: file, ...file.definitions};
  for (const [name, {properties = {}}] of Object.entries(parts)) {
    for (const [part, node] of Object.entries(properties))
      byNode.set(node, functionsOf(name, part));
  }
  return (node) => byNode.get(node);
}

/** Gives the functions that the types allow for a part of an interface. */
function readInterfaces({tree}: Script): (owner: string, part: string) => string[] {
  const interfaces = new Map(
    tree.statements
      .filter(typescript.isInterfaceDeclaration)
      .map((declaration) => [declaration.name.text, declaration.members]),
  );
  const aliases = new Map(
    tree.statements
      .filter(typescript.isTypeAliasDeclaration)
      .map(({name, type}) => [name.text, type]),
  );
  return (owner, part) => {
    const type = interfaces
      .get(owner)
      ?.filter(typescript.isPropertySignature)
      .find(({name}) => name.getText().replace(/["']/g, '') === part)?.type;
    return type ? [...new Set(functionsIn(type, 0))] : [];
  };

  function functionsIn(node: ts.TypeNode, depth: number): string[] {
    if (typescript.isParenthesizedTypeNode(node)) return functionsIn(node.type, depth);
    if (typescript.isArrayTypeNode(node)) return functionsIn(node.elementType, depth);
    if (typescript.isUnionTypeNode(node))
      return node.types.flatMap((type) => functionsIn(type, depth));
    if (typescript.isFunctionTypeNode(node)) return [writeSignature(node)];
    if (!typescript.isTypeReferenceNode(node) || depth > 2) return [];
    const name = node.typeName.getText();
    const alias = aliases.get(name);
    if (alias) return functionsIn(alias, depth + 1);
    const members: readonly ts.TypeElement[] = interfaces.get(name) ?? [];
    return members.filter(typescript.isCallSignatureDeclaration).map(writeSignature);
  }
}

function writeSignature({
  parameters,
  type,
}: ts.FunctionTypeNode | ts.CallSignatureDeclaration): string {
  const names = parameters
    .filter(({name}) => name.getText() !== 'this')
    .map(({name, dotDotDotToken}) => `${dotDotDotToken ? '...' : ''}${name.getText()}`);
  const result = (type?.getText() ?? 'any').replace(/\s+/g, ' ').replace(/^undefined \| /, '');
  return `(${names.join(', ')}) => ${result.length > maxResultLength ? 'any' : result}`;
}
