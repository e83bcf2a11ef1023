import path from 'node:path';
import ts from 'typescript';
import {above, nodesOf, type Script} from '../source/script';

/** Whose hooks they are and how a plugin reaches them. */
export interface Owner {
  of: string;
  through: string;
}

/** Files whose hooks belong to a class of another file. */
const ownersElsewhere: Readonly<Record<string, Owner>> = {
  // ModuleFederationPlugin.js hands them out.
  'lib/container/moduleFederationHooks.js': {
    of: 'ModuleFederationPlugin',
    through: 'getCompilationHooks',
  },
  // HotModuleReplacementPlugin.js hands them out.
  'lib/hmr/parserHooks.js': {of: 'HotModuleReplacementPlugin', through: 'getParserHooks'},
  // A module of functions that exports its hooks: webpack/lib/logging/runtime.
  'lib/logging/runtime.js': {of: 'logging/runtime', through: 'hooks'},
};

/**
 * Tells whose hooks an object holds.
 * @throws when neither the code around it nor the list above tells
 */
export function ownerOf({file, tree}: Script, object: ts.ObjectLiteralExpression): Owner {
  const elsewhere = ownersElsewhere[file];
  if (elsewhere) return elsewhere;
  const around = above(object, ts.isClassLike);
  const method = above(object, ts.isMethodDeclaration);
  if (around?.name) return {of: around.name.text, through: method?.name.getText() ?? 'hooks'};
  const of = path.basename(file, '.js');
  const through = accessorOf(tree, of);
  if (!through) {
    throw new Error(
      `${file} makes hooks, but of which class they are is unknown; src/reference/hooks/owner.ts can tell`,
    );
  }
  return {of, through};
}

/** The static method that hands out the hooks: written in the class, or assigned to it. */
function accessorOf(tree: ts.SourceFile, of: string): string | undefined {
  const isAccessor = (name: string) => /^get\w*Hooks$/.test(name);
  const inside = nodesOf(tree, ts.isClassLike)
    .filter(({name}) => name?.text === of)
    .flatMap(({members}) => members.map((member) => member.name?.getText() ?? ''));
  const assigned = nodesOf(tree, ts.isPropertyAccessExpression)
    .filter(({expression}) => expression.getText() === of)
    .map(({name}) => name.text);
  return [...inside, ...assigned].find(isAccessor);
}
