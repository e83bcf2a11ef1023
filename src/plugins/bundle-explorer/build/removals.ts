import type {Compilation, Module, ModuleGraph} from 'webpack';
import {linesOfSources} from './pieces';
import {nameOf, sourceMapOf, writtenModules} from './read-output';
import {exportStatement, type Statement} from './statements';

/** What is left out of a module. */
export interface Removal {
  module: string;
  /** What exports each; an alias of another one has no statement of its own. */
  exports: {name: string; statement: Statement | undefined}[];
}

/**
 * Reads what a build left out: exports that nothing imports, and of whose lines no byte is in any
 * file. Only a minimizer removes code, and its source maps tell what remains.
 */
export function readRemovals(compilation: Compilation, folder: string): Removal[] {
  const minimized = compilation
    .getAssets()
    .filter(({info, name}) => info.minimized && name.endsWith('.js'));
  if (minimized.length === 0) return [];
  const remainingLines = minimized.map(({name}) => linesOfSources(sourceMapOf(compilation, name)));
  return [...writtenModules(compilation)].flatMap((module) => {
    const name = nameOf(module, folder);
    if (!name) return [];
    const code = String(module.originalSource()?.source() ?? '');
    const exports = unusedExports(module, compilation.moduleGraph)
      .map((unused) => ({name: unused, statement: exportStatement(code, unused)}))
      .filter(
        ({statement}) =>
          !statement?.lines.some((line) =>
            remainingLines.some((lines) => lines.get(name)?.has(line)),
          ),
      );
    return exports.length > 0 ? [{module: name, exports}] : [];
  });
}

function unusedExports(module: Module, moduleGraph: ModuleGraph): string[] {
  const provided = moduleGraph.getProvidedExports(module);
  const used = moduleGraph.getUsedExports(module, undefined);
  if (!Array.isArray(provided) || !used || used === true) return [];
  return provided.filter((name) => !used.has(name));
}
