import type {Example} from './read-example';

/** What a step does with a file: `kept` leaves it as the step before has it. */
export type FileState = 'new' | 'changed' | 'deleted' | 'kept';

/** A file of a project at one of its steps. */
export interface StepFile {
  /** Its path in the project. */
  path: string;
  state: FileState;
}

/**
 * Gives the files of a project at a step and those that the step deletes, by their paths, each held
 * against the step before. All of the first step are new.
 * @param index of the step, from 0
 */
export function filesOfStep({steps}: Pick<Example, 'steps'>, index: number): StepFile[] {
  const now = steps[index]!.files;
  const before = steps[index - 1]?.files ?? new Map<string, Buffer>();
  return [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((path) => ({path, state: stateOf(before.get(path), now.get(path))}));
}

function stateOf(before: Buffer | undefined, now: Buffer | undefined): FileState {
  if (!now) return 'deleted';
  if (!before) return 'new';
  return before.equals(now) ? 'kept' : 'changed';
}
