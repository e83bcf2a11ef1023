import path from 'node:path';
import ts from 'typescript';
import {docCommentOf} from '../source/doc-comment';
import type {SourcePackage} from '../source/packages';
import {nodesOf, readScript, type Script} from '../source/script';

/** A plugin that webpack exports. */
export type ExportedPlugin = ReturnType<typeof pluginsIn>[number];

/** Reads the plugins that webpack exports, and the files they are in. */
export const exportedPlugins = (source: SourcePackage): ExportedPlugin[] =>
  pluginsIn(readScript(source, 'lib/index.js'));

/** Reads the exports of one file, which are getters. */
export function pluginsIn({tree, file}: Script) {
  return nodesOf(tree, ts.isGetAccessor).flatMap((node) => {
    const name = node.name.getText();
    const [required] = nodesOf(node, ts.isCallExpression)
      .filter(({expression}) => expression.getText() === 'require')
      .flatMap((call) => call.arguments.filter(ts.isStringLiteral));
    if (!/^[A-Z]\w*Plugin$/.test(name) || !required?.text.startsWith('.')) return [];
    return [
      {
        /** The name of the class: the last part of the path. */
        name,
        /** How a configuration reaches it: `webpack.optimize.SplitChunksPlugin`. */
        path: ['webpack', ...scopesOf(node), name].join('.'),
        /** The file that has the class, relative to the package. */
        file: `${path.posix.join(path.posix.dirname(file), required.text)}.js`,
        deprecated: docCommentOf(node).deprecated ?? warningIn(node),
      },
    ];
  });
}

const warningIn = (node: ts.Node) =>
  nodesOf(node, ts.isStringLiteral)
    .map(({text}) => text)
    .find((text) => /deprecated|has moved/.test(text));

/** The objects around an export, outermost first. */
function scopesOf(node: ts.Node): string[] {
  const scopes: string[] = [];
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isGetAccessor(at)) scopes.unshift(at.name.getText());
  }
  return scopes;
}
