import path from 'node:path';
import ts from 'typescript';
import {docCommentOf, type Fact, typeText} from '../source/doc-comment';
import {type AppliedPlugin, readAppliedPlugins} from '../options/applied-plugins';
import {readSchemaOptions, type SchemaOptionFact} from '../schema-options';
import type {SourcePackage} from '../source/packages';
import {nodesOf, readScript, type Script} from '../source/script';
import {type ExportedPlugin, exportedPlugins} from './exports';

/** What a plugin takes when it is made. */
export interface ParameterFact {
  name: string;
  /** As webpack's source declares it; unknown where it does not. */
  type?: string;
  optional?: true;
  description?: string;
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

/** Reads the plugins that webpack exports; one that has moved is told once, with all its paths. */
export function readPlugins(source: SourcePackage): PluginFact[] {
  const applied = readAppliedPlugins(source);
  const byFile = new Map<string, ExportedPlugin[]>();
  for (const plugin of exportedPlugins(source)) {
    const key = `${plugin.file} ${plugin.name}`;
    byFile.set(key, [...(byFile.get(key) ?? []), plugin]);
  }
  return [...byFile.values()]
    .map((exported) => factOf(exported, source))
    .map((fact) => ({...fact, ...appliedBy(fact.name, applied)}))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function appliedBy(
  name: string,
  applied: ReadonlyMap<string, AppliedPlugin[]>,
): Pick<PluginFact, 'appliedBy'> {
  const options = [...applied].filter(([, plugins]) => plugins.some((one) => one.name === name));
  return options.length > 0 ? {appliedBy: options.map(([option]) => option)} : {};
}

function factOf(exported: ExportedPlugin[], source: SourcePackage): PluginFact {
  const [first] = exported;
  const {name, file} = first!;
  const script = readScript(source, file);
  const classes = nodesOf(script.tree, ts.isClassLike);
  const declaration =
    classes.find((node) => node.name?.text === path.basename(file, '.js')) ?? classes[0];
  const schema = schemaOf(script);
  // What is only exported under an old path is deprecated; what has moved is not.
  const deprecated = exported.every((plugin) => plugin.deprecated) && first!.deprecated;
  return {
    name,
    source: declaration ? script.link(declaration) : source.link(file),
    ...(declaration && docCommentOf(declaration)),
    ...(deprecated && {deprecated}),
    paths: [...exported]
      .sort((a, b) => Number(Boolean(a.deprecated)) - Number(Boolean(b.deprecated)))
      .map((plugin) => plugin.path),
    parameters: declaration ? parametersOf(declaration) : [],
    ...(schema && {options: readSchemaOptions(source, schema)}),
  };
}

function parametersOf(declaration: ts.ClassLikeDeclaration): ParameterFact[] {
  const made = declaration.members.find(ts.isConstructorDeclaration);
  return (made?.parameters ?? []).map((parameter) => {
    const type = ts.getJSDocType(parameter);
    const [tag] = ts.getJSDocParameterTags(parameter);
    const description = ts.getTextOfJSDocComment(tag?.comment);
    const optional = parameter.initializer || tag?.isBracketed || type?.getText().endsWith('=');
    return {
      name: parameter.name.getText(),
      ...(type && {type: typeText(type).replace(/=$/, '')}),
      ...(optional && {optional: true as const}),
      ...(description && {description}),
    };
  });
}

/** The schema of the options: the one named like the plugin, or the only one that it reads. */
function schemaOf({text, file}: Script): string | undefined {
  const all = [...text.matchAll(/schemas\/plugins\/[\w/]+(?=\.(?:json|check))/g)].map(
    ([found]) => found,
  );
  const found = [...new Set(all)];
  const named = found.find((schema) => schema.endsWith(`/${path.basename(file, '.js')}`));
  const schema = named ?? (found.length === 1 ? found[0] : undefined);
  return schema && `${schema}.json`;
}
