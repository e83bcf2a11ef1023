import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../cache';
import {versionOfFile} from '../../versions';
import {closest} from 'fastest-levenshtein';

/** The files of a project by their path inside it, with `/` on every system. */
export type Files = ReadonlyMap<string, Buffer>;

/** The state of an example project at one of its steps. */
export interface Step {
  /** Name of its folder; empty for a project without steps. */
  name: string;
  files: Files;
  /** The text of its `step.json`, with its commands and assertions. */
  stepFile?: string;
}

/** A complete webpack project that pages quote. */
export interface Example {
  name: string;
  /** Its folder, relative to the site. */
  folder: string;
  /** Its steps in order; a single one for a project without steps. */
  steps: readonly Step[];
}

const stepName = /^\d\d-[a-z\d-]+$/;
/** Files in the folder of a step that are not part of the project. */
const stepFileName = 'step.json';
const deletionsFile = 'deleted.txt';

/**
 * Reads an example project. If its folders are named `01-start`, `02-styles` and so on, each one contains
 * the files that differ from the step before, and `deleted.txt` lists the paths that it deletes.
 * @param siteDir absolute folder of the site
 * @param root folder of the examples, relative to the site
 * @throws when there is no such example; the message lists those that exist
 */
export function readExample(siteDir: string, root: string, name: string): Example {
  const folder = path.posix.join(root, name);
  const absolute = path.join(siteDir, folder);
  if (!/^[a-z\d-]+$/.test(name) || !existsSync(absolute)) {
    const names = listExampleNames(siteDir, root);
    throw new Error(
      `there is no example "${name}" in ${root}; ${suggestNames(name, names, 'the examples are')}`,
    );
  }
  const folders = readdirSync(absolute).filter((entry) => stepName.test(entry));
  if (folders.length === 0) {
    return {name, folder, steps: [{name: '', files: readFiles(absolute)}]};
  }
  const steps: Step[] = [];
  for (const step of folders.sort()) {
    steps.push(readStep(path.join(absolute, step), step, steps.at(-1)?.files ?? new Map()));
  }
  return {name, folder, steps};
}

/** Gives the names of the examples in a folder. */
export function listExampleNames(siteDir: string, root: string): string[] {
  const folder = path.join(siteDir, root);
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

function readStep(folder: string, name: string, before: Files): Step {
  const stepFiles = readFiles(folder);
  const stepFile = stepFiles.get(stepFileName)?.toString();
  const deleted = (stepFiles.get(deletionsFile)?.toString() ?? '').split('\n').filter(Boolean);
  stepFiles.delete(stepFileName);
  stepFiles.delete(deletionsFile);
  for (const file of deleted) {
    if (before.has(file)) continue;
    throw new Error(
      `${name}/${deletionsFile} deletes ${file}, which the step before does not have`,
    );
  }
  const files = new Map(
    [...before, ...stepFiles].filter(([file]) => !deleted.includes(file)).sort(byPath),
  );
  return {name, files, stepFile};
}

const byPath = ([a]: [string, Buffer], [b]: [string, Buffer]) => (a < b ? -1 : 1);

const readFiles = (folder: string): Map<string, Buffer> =>
  new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]));

/** Gives the folder of the example projects that a page quotes, relative to the site. */
export function examplesFolderOf(page: string): string {
  const file = page.split(path.sep).join('/');
  return `${versionOfFile(file).folder}/_examples`;
}

/** Writes a suggestion for an unknown name, and lists the existing ones. */
export function suggestNames(name: string, names: readonly string[], lead: string): string {
  if (names.length === 0) return 'there are none yet';
  return `did you mean "${closest(name, names)}"? ${lead} ${names.join(', ')}`;
}

/** What a step does with a file: `unchanged` leaves it as the step before has it. */
export type FileState = 'new' | 'changed' | 'deleted' | 'unchanged';

/** A file of a project at one of its steps. */
export type StepFile = ReturnType<typeof filesOfStep>[number];

/**
 * Lists the files of a project at a step, and those that the step deletes, with their changes since the
 * step before. In the first step all are new.
 * @param index of the step, from 0
 */
export function filesOfStep({steps}: Pick<Example, 'steps'>, index: number) {
  const current = steps[index]!.files;
  const previous = steps[index - 1]?.files ?? new Map<string, Buffer>();
  return [...new Set([...previous.keys(), ...current.keys()])]
    .sort()
    .map((path) => ({path, state: stateOf(previous.get(path), current.get(path))}));
}

function stateOf(previous: Buffer | undefined, current: Buffer | undefined): FileState {
  if (!current) return 'deleted';
  if (!previous) return 'new';
  return previous.equals(current) ? 'unchanged' : 'changed';
}
