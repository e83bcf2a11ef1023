import type {Module} from 'webpack';
import type {Builds} from '../engine/builds';
import {namesOf, stateCount} from '../engine/switches';
import {nameOf, type Output, readOutputs, writtenModules} from './read-output';
import {readRemovals, type Removal} from './removals';
import {packBuilds} from './pack-builds';
import {type Run, runState} from './run-state';

/** What one state gave. */
export interface StateResult {
  /** What webpack read, in the order of its imports. */
  modules: {name: string; bytes: number; isPackage: boolean}[];
  outputs: Output[];
  removals: Removal[];
}

/**
 * Runs all combinations of the switches, one after the other, and gives what the drawing shows.
 * @param folder absolute path of the project
 * @throws naming the combination that does not build, or does not fit the drawing
 */
export async function runAll(folder: string): Promise<Builds> {
  const results: StateResult[] = [];
  for (let state = 0; state < stateCount; state += 1) results.push(await readState(folder, state));
  return packBuilds(results, folder);
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
  // The list of the compilation is in the order in which files were read, which is another one each time.
  const {moduleGraph} = compilation;
  const rank = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? Number.MAX_SAFE_INTEGER;
  const inOrder = [...writtenModules(compilation)].sort((a, b) => rank(a) - rank(b));
  const modules = inOrder.flatMap((module) => {
    const name = nameOf(module, folder);
    return name
      ? {name, bytes: module.originalSource()?.size() ?? 0, isPackage: !name.startsWith('src/')}
      : [];
  });
  const outputs = readOutputs(run, folder);
  requireDistinctFiles(outputs);
  return {modules, outputs, removals: readRemovals(compilation, folder)};
}

/** A block moves as a whole, so each module has to be in one file. */
function requireDistinctFiles(outputs: readonly Output[]): void {
  const names = outputs.flatMap(({parts}) => [...parts.keys()]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  const count = names.filter((name) => name === twice).length;
  throw new Error(`${twice} is in ${count} files, and a block is in one`);
}
