import path from 'node:path';
import ts from 'typescript';
import {docCommentOf, type Fact, typeText} from '../source/doc-comment';
import {readAppliedPlugins} from '../options/applied-plugins';
import {groupBy} from '../options/defaults/differences';
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
  const script = readScript(source, file);
  const classes = nodesOf(script.tree, ts.isClassLike);
  const declaration =
    classes.find((node) => node.name?.text === path.basename(file, '.js')) ?? classes[0];
  const schema = schemaOf(script);
  const comment = declaration && docCommentOf(declaration);
  // What is only exported under an old path is deprecated; what has moved is not.
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
  const made = declaration.members.find(ts.isConstructorDeclaration);
  return (made?.parameters ?? []).map((parameter) => {
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
  const found = [...new Set(text.match(/schemas\/plugins\/[\w/]+(?=\.(?:json|check))/g))];
  const named = found.find((schema) => schema.endsWith(`/${path.basename(file, '.js')}`));
  const schema = named ?? (found.length === 1 ? found[0] : undefined);
  return schema && `${schema}.json`;
}
