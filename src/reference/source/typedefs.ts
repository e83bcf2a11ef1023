import ts from 'typescript';
import {nodesOf} from './script';

const known = new WeakMap<ts.SourceFile, ReadonlyMap<string, ts.JSDocTypedefTag>>();

/** Gives the types that a file declares in comments, by name. */
export function typedefsOf(tree: ts.SourceFile): ReadonlyMap<string, ts.JSDocTypedefTag> {
  const typedefs = known.get(tree) ?? readTypedefs(tree);
  known.set(tree, typedefs);
  return typedefs;
}

const readTypedefs = (tree: ts.SourceFile) =>
  new Map(
    [...tree.statements, tree.endOfFileToken]
      .flatMap((node) => node.getChildren(tree).filter(ts.isJSDoc))
      .flatMap((comment) => nodesOf(comment, ts.isJSDocTypedefTag))
      .map((typedef) => [typedef.name?.text ?? '', typedef]),
  );

type NamedProperty = ts.JSDocPropertyTag | ts.PropertySignature;

/** Gives the properties of a type, declared as `@property` or between braces. */
export const propertiesOf = (typedef: ts.JSDocTypedefTag): NamedProperty[] =>
  nodesOf(
    typedef,
    (node): node is NamedProperty => ts.isJSDocPropertyTag(node) || ts.isPropertySignature(node),
  );
