import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Builds, buildsSchema} from '../engine/builds';
import {editedText, edits} from '../engine/edits';
import {namesOf, stateCount} from '../engine/switches';
import {minimizeHere} from './minimizer';
import {hasLines} from './pieces';
import {
  nameOf,
  type Output,
  readOutputs,
  type Removals,
  sourceMapOf,
  unusedExports,
  writtenModules,
} from './read-output';
import {type Run, runState} from './run-state';
import {exportStatement} from './statements';
import {webpack} from './webpack';

/** What one state gave. */
export interface StateResult {
  modules: {name: string; bytes: number; isPackage: boolean}[];
  outputs: Output[];
  removals: Removals;
}

/**
 * Runs all combinations of the switches, one after the other, and gives what the drawing shows.
 * @param folder absolute path of the project
 * @throws naming the combination that does not build, or does not fit the drawing
 */
export async function runAll(folder: string): Promise<Builds> {
  const results: StateResult[] = [];
  await minimizeHere(async () => {
    for (let state = 0; state < stateCount; state += 1)
      results.push(await readState(folder, state));
  });
  return reduce(results, folder);
}

/**
 * Runs one combination of the switches, and reads what it gave.
 * @throws as `runAll` does
 */
export async function readState(folder: string, state: number): Promise<StateResult> {
  const run = await runState(folder, state);
  try {
    return readRun(run, folder);
  } catch (error) {
    const names = namesOf(state).join(', ') || 'all switches off';
    const message = `${folder} with ${names} does not fit the drawing: ${(error as Error).message}`;
    throw new Error(message, {cause: error});
  }
}

function readRun(run: Run, folder: string): StateResult {
  const {compilation} = run;
  const modules = writtenModules(compilation).flatMap((module) => {
    const name = nameOf(module, folder);
    return name
      ? {name, bytes: module.originalSource()?.size() ?? 0, isPackage: !name.startsWith('src/')}
      : [];
  });
  const outputs = readOutputs(run, folder);
  requireOneFileEach(outputs);
  return {modules, outputs, removals: removalsOf(run, folder)};
}

/** A block moves as a whole, so each module has to be in one file. */
function requireOneFileEach(outputs: readonly Output[]): void {
  const names = outputs.flatMap(({parts}) => [...parts.keys()]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  const count = names.filter((name) => name === twice).length;
  throw new Error(`${twice} is in ${count} files, and a block is in one`);
}

/** What is unused is removed when no byte of any file comes from its lines. */
function removalsOf({compilation}: Run, folder: string): Removals {
  const minimized = compilation
    .getAssets()
    .filter(({info, name}) => info.minimized && name.endsWith('.js'));
  if (minimized.length === 0) return new Map();
  const maps = minimized.map(({name}) => sourceMapOf(compilation, name));
  const unused = unusedExports(compilation, folder);
  for (const [file, names] of unused) {
    if (!file.startsWith('src/')) continue;
    const code = readFileSync(path.join(folder, file), 'utf8');
    const isGone = (name: string) => {
      const lines = exportStatement(code, name)?.lines ?? [];
      return !maps.some((map) => hasLines(map, file, lines));
    };
    unused.set(file, names.filter(isGone));
  }
  return new Map([...unused].filter(([, names]) => names.length > 0));
}

/** Puts what states share into lists. */
function reduce(results: readonly StateResult[], folder: string): Builds {
  const modules = modulesOf(results[0]!.modules, folder);
  const placeOfModule = (name: string) => {
    const place = modules.findIndex((module) => module.name === name);
    if (place < 0) throw new Error(`${name} is in a build of the shop, and not among its modules`);
    return place;
  };
  const [files, removals] = [
    new Places<Builds['files'][number]>(),
    new Places<Builds['removals'][number]>(),
  ];
  const states = results.map(({outputs, removals: removed}) => [
    removals.placeOf(
      [...removed].map(([name, names]) => {
        const place = placeOfModule(name);
        return modules[place]!.isPackage ? [place, names.length] : [place, names];
      }),
    ),
    ...inOrder(outputs).map(({name, bytes, brotli, chunk, parts}) =>
      files.placeOf([
        name,
        bytes,
        brotli,
        chunk,
        [...parts]
          .map(([part, size]) => [placeOfModule(part), size])
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
    code: removedCode(results, folder),
    states,
  });
}

/** First what a page loads, and scripts before the rest. */
const inOrder = (outputs: readonly Output[]) =>
  [...outputs].sort((a, b) => Number(a.onDemand) - Number(b.onDemand) || rank(a) - rank(b));

const rank = ({name, chunk}: Output) =>
  ['.js', '.css'].indexOf(path.extname(name)) === -1
    ? 4
    : (chunk === 'main' ? 0 : 2) + Number(name.endsWith('.css'));

function modulesOf(modules: StateResult['modules'], folder: string): Builds['modules'] {
  return modules
    .filter(({name}, index) => modules.findIndex((module) => module.name === name) === index)
    .sort((a, b) => Number(a.isPackage) - Number(b.isPackage) || orderOf(a.name) - orderOf(b.name))
    .map(({name, bytes, isPackage}) => {
      if (isPackage) return {name, bytes, isPackage: true as const};
      const text = readFileSync(path.join(folder, name), 'utf8');
      const edited =
        edits.some(({file}) => file === name) &&
        Buffer.byteLength(editedText(name, text, stateCount - 1));
      return {name, bytes: Buffer.byteLength(text), ...(edited && {edited})};
    });
}

const orderOf = (name: string) => {
  const order = [
    'index.js',
    'shop.css',
    'card.js',
    'pot.svg',
    'money.js',
    'teas.js',
    'share.js',
    'checkout.js',
    'countries.js',
  ];
  return order.indexOf(path.basename(name));
};

function removedCode(results: readonly StateResult[], folder: string): Builds['code'] {
  const names = results.flatMap(({removals}) =>
    [...removals].filter(([file]) => file.startsWith('src/')),
  );
  return Object.fromEntries(
    names.flatMap(([file, exports]) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return exports.map((name) => [name, exportStatement(code, name)!.text]);
    }),
  );
}

/** A list without repetitions. */
class Places<Item> {
  readonly items: Item[] = [];
  readonly #places = new Map<string, number>();

  /** Gives the place of an item, which is added when it is new. */
  placeOf(item: Item): number {
    const key = JSON.stringify(item);
    const place = this.#places.get(key) ?? this.items.push(item) - 1;
    this.#places.set(key, place);
    return place;
  }
}
