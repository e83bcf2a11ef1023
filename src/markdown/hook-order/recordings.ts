import {type FiredHook, hookName, type HookOrder} from '../../reference/hook-order';

/** The recordings that are compared with that of a build. */
export const comparedRecordings = ['rebuild', 'childCompiler'] as const;

type ComparedRecording = (typeof comparedRecordings)[number];

/** A hook on the time axis. */
export interface HookRow extends FiredHook {
  /** Whether it fires in a first build. */
  inBuild: boolean;
  /** Where else it fires: at this point, or later than the hooks below it. */
  alsoIn: Partial<Record<ComparedRecording, 'here' | 'later'>>;
}

/**
 * Puts the recordings on one axis: the hooks of a build in their order, and what fires in another
 * recording alone before the hook that follows it there.
 */
export function mergeRecordings(order: HookOrder): HookRow[] {
  const rows: HookRow[] = order.build.map((hook) => ({...hook, inBuild: true, alsoIn: {}}));
  for (const recording of comparedRecordings) addRecording(rows, recording, order[recording]);
  return rows;
}

function addRecording(
  rows: HookRow[],
  recording: ComparedRecording,
  fired: readonly FiredHook[],
): void {
  /** The row below the last hook that fired here. */
  let next = 0;
  for (const [index, hook] of fired.entries()) {
    const row = rowOf(rows, hook);
    if (row >= 0) {
      rows[row]!.alsoIn[recording] = row >= next ? 'here' : 'later';
      next = Math.max(next, row + 1);
      continue;
    }
    const follower = fired
      .slice(index + 1)
      .map((later) => rowOf(rows, later))
      .find((at) => at >= next);
    const at = follower ?? rows.length;
    rows.splice(at, 0, {...hook, inBuild: false, alsoIn: {[recording]: 'here'}});
    next = at + 1;
  }
}

const rowOf = (rows: readonly HookRow[], hook: FiredHook): number =>
  rows.findIndex((row) => hookName(row) === hookName(hook));
