import ts from 'typescript';
import {typeText, nodesOf} from '../source/syntax';

/** What the declared type of a hook tells. */
export type HookType = NonNullable<ReturnType<typeof readWrittenType>>;

const isHookType = (node: ts.Node): node is ts.TypeReferenceNode =>
  ts.isTypeReferenceNode(node) && /(?:Sync|Async)\w*Hook$/.test(node.typeName.getText());

/**
 * Reads a type such as `HookMap<SyncBailHook<[A, B], C>>`; follows a name to where the same file
 * declares it.
 * @returns nothing for a type that names no hook
 */
export function readHookType(type: ts.Node | undefined): HookType | undefined {
  if (!type) return undefined;
  return readWrittenType(type) ?? readNamedType(type);
}

function readWrittenType(type: ts.Node) {
  const [hook] = nodesOf(type, isHookType);
  if (!hook) return undefined;
  const [argumentsType, returnType] = hook.typeArguments ?? [];
  const kind = hook.typeName.getText();
  const isTuple = argumentsType && ts.isTupleTypeNode(argumentsType);
  const texts = (isTuple ? [...argumentsType.elements] : argumentsType ? [argumentsType] : []).map(
    typeText,
  );
  const returns = kind.includes('Waterfall')
    ? texts[0]
    : kind.includes('Bail') && isTuple && returnType && typeText(returnType);
  return {
    kind,
    keyed: type.getText().includes('HookMap<') || undefined,
    arguments: texts,
    returns: returns || undefined,
  };
}

/**
 * Finds the type of a hook that a typedef of the same file has as a property: objects of hooks may
 * be declared as a whole.
 */
export function typedefOfHook(tree: ts.SourceFile, name: string): HookType | undefined {
  return [...typedefsOf(tree).values()]
    .flatMap((typedef) => nodesOf(typedef, ts.isJSDocPropertyTag))
    .filter((property) => property.name.getText() === name)
    .map((property) => readHookType(property))
    .find(Boolean);
}

function readNamedType(type: ts.Node): HookType | undefined {
  const typedefs = typedefsOf(type.getSourceFile());
  return nodesOf(type, ts.isTypeReferenceNode)
    .map(({typeName}) => typedefs.get(typeName.getText()))
    .map((typedef) => typedef && readWrittenType(typedef))
    .find(Boolean);
}

/** Gives the types that a file declares in comments, by name. */
const typedefsOf = (tree: ts.SourceFile) =>
  new Map(
    [...tree.statements, tree.endOfFileToken]
      .flatMap((node) => node.getChildren(tree).filter(ts.isJSDoc))
      .flatMap((comment) => nodesOf(comment, ts.isJSDocTypedefTag))
      .map((typedef) => [typedef.name?.text ?? '', typedef] as const),
  );
