import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {docCommentOf, type Fact, typeOfMember} from '../source/doc-comment';
import {type SourcePackage, scriptsIn, sourcePackage} from '../source/packages';
import {compile, loadWebpack} from '../source/run';
import {nodesOf, readScript, type Script} from '../source/script';

/** A member of `this` in a loader. */
export interface LoaderContextFact extends Fact {
  /** As webpack's declarations for TypeScript say. */
  type?: string;
}

const loader = path.resolve('src/reference/loader-context/list-members.cjs');

/** Reads the members of the context of loaders: those that a loader sees when it runs. */
export async function readLoaderContext(source: SourcePackage): Promise<LoaderContextFact[]> {
  const {HotModuleReplacementPlugin} = loadWebpack(source);
  const names: string[] = [];
  const use = [{loader, options: {tell: (found: string[]) => names.push(...found)}}];
  await compile(source, {
    plugins: [new HotModuleReplacementPlugin()],
    module: {rules: [{test: /log\.js$/, use}]},
  });
  const declared = declaredMembers(source);
  const scripts = scriptsWithMembers(source);
  return names.sort().map((name) => {
    const fact = {name, source: source.link('lib'), ...declared.get(name)};
    // Some it gets in ways that are not looked for.
    const [place = fact.source] = scripts.flatMap((script) => placesIn(script, name));
    return {...fact, source: place};
  });
}

const contexts =
  /^(?:NormalModule|LoaderRunner\w+|LoaderPlugin|HotModuleReplacementPlugin)(?:Loader)?Context$/;

function declaredMembers(source: SourcePackage): Map<string, Omit<LoaderContextFact, 'name'>> {
  if (!existsSync(path.join(source.folder, 'types.d.ts'))) return new Map();
  const {tree, link} = readScript(source, 'types.d.ts');
  const members = nodesOf(tree, ts.isInterfaceDeclaration)
    .filter(({name}) => contexts.test(name.text))
    .flatMap((declaration) => [...declaration.members]);
  return new Map(
    members.map((member) => [
      member.name?.getText() ?? '',
      {source: link(member), ...docCommentOf(member), type: typeOfMember(member)},
    ]),
  );
}

const givers =
  /\/(?:NormalModule|LoaderRunner|LoaderPlugin|LoaderTargetPlugin|HotModuleReplacementPlugin)\.js$/;

/** Gives the scripts in which the context gets its members. */
function scriptsWithMembers(source: SourcePackage): Script[] {
  const scripts = scriptsIn(source)
    .filter((file) => givers.test(file))
    .map((file) => readScript(source, file));
  if (scripts.some(({file}) => file.endsWith('/LoaderRunner.js'))) return scripts;
  const runner = sourcePackage('loader-runner', source.folder);
  return [...scripts, readScript(runner, 'lib/LoaderRunner.js')];
}

function placesIn({tree, link}: Script, name: string): string[] {
  return nodesOf(
    tree,
    (node): node is ts.Identifier | ts.StringLiteral =>
      (ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name,
  )
    .filter(givesMember)
    .map(link);
}

/** `loaderContext.x = …`, `Object.defineProperty(loaderContext, "x", …)`, or a part of the object. */
function givesMember(node: ts.Identifier | ts.StringLiteral): boolean {
  const {parent} = node;
  if (ts.isStringLiteral(node)) {
    return ts.isCallExpression(parent) && parent.arguments[0]?.getText() === 'loaderContext';
  }
  if (ts.isPropertyAccessExpression(parent)) {
    return (
      parent.name === node &&
      /context$/i.test(parent.expression.getText()) &&
      ts.isBinaryExpression(parent.parent) &&
      parent.parent.left === parent
    );
  }
  if (ts.isGetAccessor(parent)) return true;
  const variable = parent.parent.parent;
  return (
    ts.isObjectLiteralElement(parent) &&
    ts.isVariableDeclaration(variable) &&
    variable.name.getText() === 'loaderContext'
  );
}
