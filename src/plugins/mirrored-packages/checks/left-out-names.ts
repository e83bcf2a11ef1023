import {builtinModules, createRequire} from 'node:module';
import {Linter} from 'eslint';
import globals from 'globals';
import {titleOf} from '../build/page-names';
import type {ContentPage} from '../../../content/content-page';
import type {KnownPackages} from './stand-ins';

const require = createRequire(import.meta.url);
/** Modules of Node.js whose functions configurations use by name. */
const commonModules = ['node:url', 'node:path'];

const linter = new Linter({configType: 'flat'});
const declaration =
  /^\s*(?:import\s+(\w+|\{[^}]*\})\s+from\s+(["'][^"']+["'])|(?:const|let|var)\s+(\w+|\{[^}]*\})\s*=\s*require\((["'][^"']+["'])\)(\.default)?)/gm;
const isModule = (source: string) => /^\s*(?:import\s[^(]|export\s)/m.test(source);

/** The module of whatever nobody knows where it comes from. */
const anything = 'left-out-of-the-sample';

/** A configuration that declares all of its names. */
export interface Completed {
  /** In as many lines as before. */
  source: string;
  /** The names that it left out. */
  names: string[];
  /** Whether nobody knows what one of them stands for. */
  unknown: boolean;
}

/**
 * Declares the names that a configuration uses and leaves out, because the README has said before
 * where they come from, or takes it for known: an import that another of its blocks shows, a module
 * of Node.js, the class of a package; what remains is a stand-in.
 */
export function withLeftOutNames(
  source: string,
  page: ContentPage,
  known: KnownPackages,
): Completed {
  const names = undeclaredIn(source);
  const shown = importsOf(page);
  const sources = names.map((name) => shown.get(name) ?? moduleOf(name, known));
  const lines = sources.map((from) => {
    return isModule(source)
      ? `import ${from.binding} from ${from.module};`
      : `var ${from.binding.replaceAll(' as ', ': ')} = require(${from.module});`;
  });
  return {
    source: [...new Set(lines), source].join(' '),
    names,
    unknown: sources.some(({module}) => module === `"${anything}"`),
  };
}

function undeclaredIn(source: string): string[] {
  const messages = linter.verify(source, {
    languageOptions: {
      ecmaVersion: 'latest',
      sourceType: isModule(source) ? 'module' : 'commonjs',
      globals: {...globals.node, ...globals.commonjs},
    },
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
    rules: {'no-undef': 'error'},
  });
  const undeclared = messages
    .filter(({ruleId}) => ruleId === 'no-undef')
    .map(({message}) => /'([^']+)'/.exec(message)![1]!);
  return [...new Set(undeclared)];
}

interface Import {
  /** As an ES module writes it. */
  binding: string;
  /** In quotes. */
  module: string;
}

function importsOf({fences}: ContentPage): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const {source} of fences) {
    for (const [, imported, from, required, asked] of source.matchAll(declaration)) {
      const binding = imported ?? required!.replaceAll(':', ' as');
      for (const part of binding.replace(/[{}]/g, '').split(',')) {
        const name = part.split(' as ').at(-1)!.trim();
        const module = from ?? asked!;
        if (name) found.set(name, {binding: binding.includes('{') ? `{${part}}` : name, module});
      }
    }
  }
  return found;
}

function moduleOf(name: string, known: KnownPackages): Import {
  if (name === 'webpack' || builtinModules.includes(name))
    return {binding: name, module: `"${name}"`};
  const ofNode = commonModules.find((module) => Object.hasOwn(require(module) as object, name));
  if (ofNode) return {binding: `{${name}}`, module: `"${ofNode}"`};
  const packageName = [...known.keys()].find(
    (one) => titleOf({name: one, section: 'plugins'}) === name,
  );
  return {binding: name, module: `"${packageName ?? anything}"`};
}
