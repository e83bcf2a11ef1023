import path from 'node:path';
import ts from 'typescript';
import {groupBy} from '../group-by';
import {type SourcePackage, type Script} from './source/packages';
import {docCommentOf, type Fact, typeText, nodesOf} from './source/syntax';
import {readAppliedPlugins} from './options/applied-plugins';
import {readSchemaOptions, type SchemaOptionFact} from './schema-options';

/** What a plugin takes when it is made. */
export interface ParameterFact {
  name: string;
  /** As webpack's source declares it; unknown where it does not. */
  type?: string;
  optional?: true;
}

/** A plugin that comes with webpack. */
export interface PluginFact extends Fact {
  /** How a configuration reaches it, the recommended way first. */
  paths: string[];
  parameters: ParameterFact[];
  /** The options for which webpack applies it. */
  appliedBy?: string[];
  /** The parts of its options, for plugins that have a schema of their own. */
  options?: SchemaOptionFact[];
}

/** Reads the plugins that webpack exports; one that has moved is listed once, with all its paths. */
export function readPlugins(source: SourcePackage): PluginFact[] {
  const applied = [...readAppliedPlugins(source)];
  const byFile = groupBy(exportedPlugins(source), ({file, name}) => `${file} ${name}`);
  return byFile
    .map((exported) => {
      const fact = factOf(exported, source);
      const options = applied
        .filter(([, plugins]) => plugins.some(({name}) => name === fact.name))
        .map(([option]) => option);
      return {...fact, appliedBy: options.length > 0 ? options : undefined};
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

function factOf(exported: ExportedPlugin[], source: SourcePackage): PluginFact {
  const {name, file, deprecated} = exported[0]!;
  const script = source.script(file);
  const declaration = nodesOf(script.tree, ts.isClassLike).find(
    (node) => node.name?.text === path.basename(file, '.js'),
  );
  const schema = schemaOf(script);
  const comment = declaration && docCommentOf(declaration);
  // A plugin is deprecated if all of its exports are; one with a new path has only moved.
  const isGone = exported.every((plugin) => plugin.deprecated);
  return {
    name,
    source: declaration ? script.link(declaration) : source.link(file),
    ...comment,
    deprecated: isGone ? deprecated : comment?.deprecated,
    paths: [...exported]
      .sort((a, b) => Number(Boolean(a.deprecated)) - Number(Boolean(b.deprecated)))
      .map((plugin) => plugin.path),
    parameters: declaration ? parametersOf(declaration) : [],
    options: schema ? readSchemaOptions(source, schema) : undefined,
  };
}

function parametersOf(declaration: ts.ClassLikeDeclaration): ParameterFact[] {
  const constructorNode = declaration.members.find(ts.isConstructorDeclaration);
  return (constructorNode?.parameters ?? []).map((parameter) => {
    const type = ts.getJSDocType(parameter);
    const [tag] = ts.getJSDocParameterTags(parameter);
    const optional = parameter.initializer || tag?.isBracketed || type?.getText().endsWith('=');
    return {
      name: parameter.name.getText(),
      type: type && typeText(type).replace(/=$/, ''),
      optional: optional ? true : undefined,
    };
  });
}

/** The schema of the options: the one named like the plugin, or the only one that it reads. */
function schemaOf({text, file}: Script): string | undefined {
  const schemas = [...new Set(text.match(/schemas\/plugins\/[\w/]+(?=\.(?:json|check))/g))];
  const sameName = schemas.find((schema) => schema.endsWith(`/${path.basename(file, '.js')}`));
  const schema = sameName ?? (schemas.length === 1 ? schemas[0] : undefined);
  return schema && `${schema}.json`;
}

/** A plugin that webpack exports. */
export type ExportedPlugin = ReturnType<typeof pluginsIn>[number];

/** Reads the plugins that webpack exports, and the files they are in. */
export const exportedPlugins = (source: SourcePackage): ExportedPlugin[] =>
  pluginsIn(source.script(source.main));

/** A getter, or a function that `exportPlugins` makes a getter of: `{BannerPlugin: () => require(…)}`. */
type ExportNode = ts.GetAccessorDeclaration | ts.PropertyAssignment;
const isExport = (node: ts.Node): node is ExportNode =>
  ts.isGetAccessor(node) || (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer));

/** Reads the exports of one file, which are getters. */
export function pluginsIn({tree, file}: Script) {
  return nodesOf(tree, isExport).flatMap((node) => {
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
    const [target] = ts.isCallExpression(at) ? at.arguments : [];
    const scope = target && /^\(exports\.(\w+) = /.exec(target.getText())?.[1];
    if (scope) scopes.unshift(scope);
  }
  return scopes;
}
