import {structuredPatch} from 'diff';
import {nearest, type Example, readExample, type Step} from './read-example';
import {regionOf, withoutMarkers} from './regions';

/**
 * Gives what a code block quotes.
 * @param siteDir absolute folder of the site
 * @param root folder of the examples, relative to the site
 * @param file `example/path`, or `example/step/path` where the example is a chain of steps
 * @param asDiff whether only what the step changes is wanted
 * @returns the text, and the path of the file in its project, which is its title
 * @throws when there is no such example, step, file or region; the message says which there are
 */
export function quote(
  siteDir: string,
  root: string,
  {file, region, asDiff}: {file: string; region?: string; asDiff: boolean},
): {text: string; path: string} {
  const [name = '', ...rest] = file.split('/');
  const example = readExample(siteDir, root, name);
  const {step, before, path} = placeIn(example, rest);
  if (asDiff) {
    if (region) throw new Error('a diff shows the whole change of a file: leave region out');
    return {text: changeOf(file, path, before, step), path};
  }
  const text = textOf(step, path);
  if (text === undefined) {
    throw new Error(
      `there is no file "${path}" in ${example.folder}; ${nearest(path, [...step.files.keys()], 'the files are')}`,
    );
  }
  return {text: region ? regionOf(text, region) : withoutMarkers(text), path};
}

/** Finds the step that the first part of a path names. */
function placeIn(example: Example, parts: readonly string[]) {
  const [first = '', ...rest] = parts;
  if (example.steps.length === 1 && example.steps[0]!.name === '')
    return {step: example.steps[0]!, before: undefined, path: parts.join('/')};
  const index = stepIndex(example, first);
  return {step: example.steps[index]!, before: example.steps[index - 1], path: rest.join('/')};
}

/**
 * Finds a step by the name of its folder; an example that is no chain has one step.
 * @throws when the example has no such step; the message has the steps it has
 */
export function stepIndex({name, steps}: Example, wanted: string): number {
  const index = steps.findIndex(({name: step}) => step === '' || step === wanted);
  if (index >= 0) return index;
  const names = steps.map((step) => step.name);
  throw new Error(
    `the example ${name} has no step "${wanted}"; ${nearest(wanted, names, 'the steps are')}`,
  );
}

const textOf = ({files}: Step, path: string) => files.get(path)?.toString();

/** Gives the changed lines and those around them, without the header of a patch. */
function changeOf(file: string, path: string, before: Step | undefined, step: Step): string {
  const old = before && textOf(before, path);
  const now = textOf(step, path);
  if (old === undefined || now === undefined || old === now) {
    const why =
      old === undefined
        ? 'the step before does not have the file: quote it whole, in its own language'
        : now === undefined
          ? 'the step deletes it: say so in the text'
          : `the step does not change it; it changes ${[...step.changed].join(', ')}`;
    throw new Error(`${file} has no change to show: ${why}`);
  }
  const {hunks} = structuredPatch('', '', withoutMarkers(old), withoutMarkers(now), '', '', {
    context: Infinity,
  });
  return hunks
    .flatMap(({lines}) => lines)
    .filter((line) => !line.startsWith('\\'))
    .join('\n');
}
