import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {docCommentOf} from '../source/doc-comment';
import type {SourcePackage} from '../source/packages';
import {declarationOf, nodesOf, readScript, type Script} from '../source/script';

/** A plugin that webpack exports. */
export interface ExportedPlugin {
  /** The name of the class: the last part of the path. */
  name: string;
  /** How a configuration reaches it: `webpack.optimize.SplitChunksPlugin`. */
  path: string;
  /** The file that has the class, relative to the package. */
  file: string;
  deprecated?: string | true;
}

/** Reads the plugins that webpack exports, and the files they are in. */
export function exportedPlugins(source: SourcePackage): ExportedPlugin[] {
  return entryFiles
    .filter((file) => existsSync(path.join(source.folder, file)))
    .flatMap((file) => pluginsIn(readScript(source, file)));
}

/** Version 5 exports from the first file, version 4 from the second. */
const entryFiles = ['lib/index.js', 'lib/webpack.js'];

/** Reads the exports of one file: getters, or functions in a table. */
export function pluginsIn({tree, file}: Script): ExportedPlugin[] {
  return nodesOf(tree, isExport).flatMap((node) => {
    const name = nameOf(node);
    const [required] = nodesOf(requiringNode(node), ts.isCallExpression)
      .filter(({expression}) => expression.getText() === 'require')
      .flatMap((call) => call.arguments.filter(ts.isStringLiteral));
    if (!/^[A-Z]\w*Plugin$/.test(name) || !required?.text.startsWith('.')) return [];
    return [
      {
        name,
        path: ['webpack', ...scopesOf(node), name].join('.'),
        file: `${path.posix.join(path.posix.dirname(file), required.text)}.js`,
        deprecated: docCommentOf(node).deprecated ?? warningIn(node),
      },
    ];
  });
}

type Export = ts.GetAccessorDeclaration | ts.PropertyAssignment | ts.BinaryExpression;

/** Version 4 calls what it exports by both names. */
const ownProperty = /^(?:exports|webpack)\.(\w+)$/;

const isExport = (node: ts.Node): node is Export =>
  ts.isGetAccessor(node) ||
  (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) ||
  (ts.isBinaryExpression(node) && ownProperty.test(node.left.getText()));

const nameOf = (node: Export): string =>
  ts.isBinaryExpression(node)
    ? node.left.getText().replace(ownProperty, '$1')
    : node.name.getText();

/** `exports.X = X` gives what the file has required before. */
function requiringNode(node: Export): ts.Node {
  if (!ts.isBinaryExpression(node) || !ts.isIdentifier(node.right)) return node;
  return declarationOf(node.right) ?? node;
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
    if (ts.isCallExpression(at)) {
      const [, scope] = /^\(exports\.(\w+) = \{\}\)$/.exec(at.arguments[0]?.getText() ?? '') ?? [];
      if (scope) scopes.unshift(scope);
    }
  }
  return scopes;
}
