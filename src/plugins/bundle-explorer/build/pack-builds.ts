import {readFileSync} from 'node:fs';
import path from 'node:path';
import {webpack} from '../../../run-webpack';
import {type Builds, buildsSchema} from '../engine/builds';
import {editedText, edits} from '../engine/edits';
import {stateCount} from '../engine/switches';
import type {Output} from './read-output';
import type {StateResult} from './run-all';
import {UniqueList} from './unique-list';

/**
 * Puts what states share into lists.
 * @param results of all states, in their order
 * @param folder absolute path of the project
 * @throws when the data does not fit the drawing
 */
export function packBuilds(results: readonly StateResult[], folder: string): Builds {
  const modules = modulesOf(results[0]!.modules, folder);
  const indexOfModule = (name: string) => {
    const index = modules.findIndex((module) => module.name === name);
    if (index < 0) throw new Error(`${name} is in a build of the shop, and not among its modules`);
    return index;
  };
  const [files, removals] = [
    new UniqueList<Builds['files'][number]>(),
    new UniqueList<Builds['removals'][number]>(),
  ];
  const states = results.map(({outputs, removals: removed}) => [
    removals.indexOf(
      removed.map(({module, exports}) => {
        const index = indexOfModule(module);
        const names = exports.map(({name}) => name);
        return modules[index]!.isPackage ? [index, names.length] : [index, names];
      }),
    ),
    ...inOrder(outputs).map(({name, bytes, brotli, chunk, parts}) =>
      files.indexOf([
        name,
        bytes,
        brotli,
        chunk,
        [...parts]
          .map(([part, size]) => [indexOfModule(part), size])
          .sort(([a], [b]) => a! - b!)
          .flat(),
      ]),
    ),
  ]);
  const onDemand = results.flatMap(({outputs}) =>
    outputs.filter((output) => output.onDemand).map(({chunk}) => chunk),
  );
  return buildsSchema.parse({
    webpack: webpack.version,
    modules,
    files: files.items,
    removals: removals.items,
    onDemand: [...new Set(onDemand)],
    code: removedCode(results),
    states,
  });
}

/** First what a page loads, and scripts before the rest. */
const inOrder = (outputs: readonly Output[]) =>
  [...outputs].sort((a, b) => Number(a.onDemand) - Number(b.onDemand) || rank(a) - rank(b));

/** Files of the entry first, and in each chunk scripts, then styles, then the rest. */
function rank({name, chunk}: Output): number {
  const kinds = ['.js', '.css', path.extname(name)];
  return (chunk === 'main' ? 0 : kinds.length) + kinds.indexOf(path.extname(name));
}

function modulesOf(modules: StateResult['modules'], folder: string): Builds['modules'] {
  return modules
    .filter(({name}, index) => modules.findIndex((module) => module.name === name) === index)
    .sort((a, b) => Number(a.isPackage) - Number(b.isPackage))
    .map(({name, bytes, isPackage}) => {
      if (isPackage) return {name, bytes, isPackage: true as const};
      const text = readFileSync(path.join(folder, name), 'utf8');
      const edited =
        edits.some(({file}) => file === name) &&
        Buffer.byteLength(editedText(name, text, stateCount - 1));
      return {name, bytes: Buffer.byteLength(text), ...(edited && {edited})};
    });
}

/** The lines of what is removed from a file of the shop; a package is told in a number. */
function removedCode(results: readonly StateResult[]): Builds['code'] {
  const removed = results.flatMap(({removals}) => removals);
  return Object.fromEntries(
    removed
      .filter(({module}) => module.startsWith('src/'))
      .flatMap(({module, exports}) =>
        exports.map(({name, statement}) => {
          if (statement) return [name, statement.text];
          throw new Error(`${module} exports ${name} in a form that the drawing cannot show`);
        }),
      ),
  );
}
