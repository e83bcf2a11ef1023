import {structuredPatch} from 'diff';
import {filesOfStep, suggestNames, type Example, readExample, type Step} from './read-example';

/**
 * Gives the text that a code block quotes.
 * @param readNamedExample reads an example
 * @param file `example/path`, or `example/step/path` where the example is a chain of steps
 * @param asDiff whether to give the changes of the step instead of the file
 * @returns the text, and the path of the file in its project, which is its title
 * @throws when there is no such example, step, file or region; the message lists those that exist
 */
export function quote(
  readNamedExample: (name: string) => Example,
  {file, region, asDiff}: {file: string; region?: string; asDiff: boolean},
): {text: string; path: string} {
  const [name = '', ...segments] = file.split('/');
  const example = readNamedExample(name);
  const index = findStepIndex(example, segments[0] ?? '');
  const step = example.steps[index]!;
  const path = (step.name === '' ? segments : segments.slice(1)).join('/');
  if (asDiff) {
    if (region) throw new Error('a diff shows the whole change of a file: leave region out');
    return {text: createDiff(file, path, example.steps[index - 1], step), path};
  }
  const text = fileText(step, path);
  if (text === undefined) {
    throw new Error(
      `there is no file "${path}" in ${example.folder}; ${suggestNames(path, [...step.files.keys()], 'the files are')}`,
    );
  }
  return {text: region ? extractRegion(text, region) : removeMarkers(text), path};
}

/**
 * Finds a step by the name of its folder. An example without steps has one, without a name.
 * @throws when there is no such step; the message lists those that exist
 */
export function findStepIndex({name, steps}: Example, wanted: string): number {
  const index = steps.findIndex(({name: step}) => step === '' || step === wanted);
  if (index >= 0) return index;
  const names = steps.map((step) => step.name);
  throw new Error(
    `the example ${name} has no step "${wanted}"; ${suggestNames(wanted, names, 'the steps are')}`,
  );
}

/**
 * Finds the step that `example/step` names, or the only one that `example` has.
 * @throws when there is no such example or step
 */
export function findStep(siteDir: string, root: string, name: string): Step {
  const [exampleName = '', stepName = ''] = name.split('/');
  const example = readExample(siteDir, root, exampleName);
  return example.steps[findStepIndex(example, stepName)]!;
}

const fileText = ({files}: Step, path: string) => files.get(path)?.toString();

/** Gives the whole file as a diff to the step before, without the header of a patch. */
function createDiff(file: string, path: string, before: Step | undefined, step: Step): string {
  const old = before && fileText(before, path);
  const now = fileText(step, path);
  const noChangeError = (reason: string) => new Error(`${file} has no change to show: ${reason}`);
  if (old === undefined)
    throw noChangeError(
      'the step before does not have the file: quote it whole, in its own language',
    );
  if (now === undefined) throw noChangeError('the step deletes it: say so in the text');
  if (old === now)
    throw noChangeError(`the step does not change it; it changes ${changedFiles(step, before!)}`);

  const {hunks} = structuredPatch('', '', removeMarkers(old), removeMarkers(now), '', '', {
    context: Infinity,
  });
  return hunks
    .flatMap(({lines}) => lines)
    .filter((line) => !line.startsWith('\\'))
    .join('\n');
}

const changedFiles = (step: Step, before: Step) =>
  filesOfStep({steps: [before, step]}, 1)
    .filter(({state}) => state !== 'unchanged')
    .map(({path}) => path)
    .join(', ');

/** A line that starts or ends a region, in the comments of any language. */
const marker =
  /^\s*(?:\/\/|\/\*|<!--|#|--)\s*#?(region|endregion)\b\s*([\w-]*)\s*(?:\*\/|-->)?\s*$/;

/** Gives a file without the lines that mark its regions. */
export function removeMarkers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n')
    .replace(/\n+$/, '');
}

/** Gives the lines of a region without their common indent. Regions may be nested. */
function extractRegion(text: string, name: string): string {
  const lines = text.split('\n');
  const marks = lines.map((line) => marker.exec(line) ?? []);
  const lineOf = (wanted: string) =>
    marks.findIndex(([, word, regionName]) => word === wanted && regionName === name);
  const start = lineOf('region');
  const end = lineOf('endregion');
  if (start < 0) {
    const names = marks.flatMap(([, word, regionName]) => (word === 'region' ? regionName! : []));
    throw new Error(
      `there is no region "${name}"; ${suggestNames(name, names, 'the regions are')}`,
    );
  }
  if (end < start) throw new Error(`the region "${name}" has no // #endregion ${name}`);
  const inside = lines.slice(start + 1, end).filter((line) => !marker.test(line));
  return removeIndent(inside)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function removeIndent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)![0].length);
  const minIndent = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(minIndent));
}
