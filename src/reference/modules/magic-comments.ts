import path from 'node:path';
import ts from 'typescript';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {nodesOf, readScript, readText, type Script} from '../source/script';
import type {MagicCommentFact} from './module-facts';

/** Only few files have it: the others need not be parsed. */
const lookUp = /options\.webpack[A-Z]/i;

/** Reads the magic comments: what webpack looks up in the options of a comment. */
export function readMagicComments(source: SourcePackage): MagicCommentFact[] {
  const facts = new Map<string, MagicCommentFact>();
  for (const file of scriptsIn(source)) {
    if (!lookUp.test(readText(source, file))) continue;
    const script = readScript(source, file);
    for (const node of nodesOf(script.tree, isLookUp)) {
      const name = node.name.text;
      const fact = facts.get(name) ?? {name, source: script.link(node), readBy: []};
      const expects = fact.expects ?? expectationIn(script, name);
      const readBy = [...new Set([...fact.readBy, path.basename(file, '.js')])];
      facts.set(name, {...fact, ...(expects && {expects}), readBy});
    }
  }
  return [...facts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

const isLookUp = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  /^webpack[A-Z]/.test(node.name.text) &&
  ts.isIdentifier(node.expression) &&
  /options$/i.test(node.expression.text);

/** What the warning of another value says: "`webpackIgnore` expected a boolean, but received: …". */
function expectationIn({text}: Script, name: string): string | undefined {
  const [, expected] = new RegExp(`${name}\\\\?\` expected (.+?),? but received`).exec(text) ?? [];
  return expected;
}
