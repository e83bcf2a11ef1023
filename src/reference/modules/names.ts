import path from 'node:path';
import ts from 'typescript';
import {type SourcePackage, scriptsIn} from '../source/packages';
import {nodesOf, readScript} from '../source/script';
import {declaredTypes} from './declared-types';
import type {NameFact} from './module-facts';
import {parserNames} from './parser-names';

/** Names in modules, by the kind of page that describes them. */
export interface ModuleNames {
  /** `__webpack_public_path__` and its like. */
  variables: NameFact[];
  /** `import.meta.url` and its like. */
  importMeta: NameFact[];
  /** `require.context`, `module.id`, `define` and the like. */
  moduleApi: NameFact[];
}

/** Reads the names that webpack gives a meaning to in modules: what its plugins tap its parser for. */
export function readModuleNames(source: SourcePackage): ModuleNames {
  const types = declaredTypes(source);
  const locate = locator(source);
  const facts = [...parserNames(source)].map(([name, plugins]): NameFact => {
    const type = types.get(name);
    const {by, link} = locate(name, [...plugins]);
    return {name, source: link, ...(type && {type}), by};
  });
  const named = (pattern: RegExp) =>
    facts.filter(({name}) => pattern.test(name)).sort((a, b) => a.name.localeCompare(b.name));
  return {
    variables: named(/^__\w+__$|^__resource\w+$|^__(?:file|dir)name$/),
    importMeta: named(/^import\.meta\.\w+$/),
    moduleApi: named(/^(?:require|module(?!\.hot)|exports|define|System)(?:\.\w+)*$/),
  };
}

interface Place {
  by: string;
  link: string;
}

/** Finds where a plugin names something: as a text or as a key. */
function locator(source: SourcePackage): (name: string, plugins: string[]) => Place {
  const files = new Map(scriptsIn(source).map((file) => [path.basename(file, '.js'), file]));
  return (name, plugins) => {
    for (const plugin of plugins) {
      const file = files.get(plugin);
      if (!file) continue;
      const script = readScript(source, file);
      const [node] = nodesOf(script.tree, isName).filter(({text}) => text === name);
      if (node) return {by: plugin, link: script.link(node)};
    }
    const [by = ''] = plugins;
    return {by, link: source.link(files.get(by) ?? 'lib')};
  };
}

const isName = (node: ts.Node): node is ts.StringLiteral | ts.Identifier =>
  ts.isStringLiteral(node) || (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent));
