import {existsSync} from 'node:fs';
import {type FiredHook, hookName} from '../../reference/hook-order';
import {readHookOrder} from '../../reference/read-hook-order';
import type {DocumentationVersion} from '../../versions';

/** The id of a hook's line on the page with the order of all hooks. */
export const idOfHook = (hook: FiredHook): string => hookName(hook).toLowerCase();

/** Where a hook fires in a build. */
export interface HookPosition {
  /** Counted from 1. */
  position: number;
  /** How many hooks fire. */
  total: number;
  /** Its line on the page with the order of all hooks. */
  url: string;
}

/** Positions by the names of hooks, such as `Compiler.run`. */
export type HookPositions = ReadonlyMap<string, HookPosition>;

/**
 * Gives the positions of the hooks that fire in a recorded build.
 * @returns none for a version without a page of the order
 */
export async function readHookPositions(version: DocumentationVersion): Promise<HookPositions> {
  if (!existsSync(`${version.folder}/api/hook-order.md`)) return new Map();
  const {build} = await readHookOrder(version);
  return new Map(
    build.map((hook, index) => {
      const url = `${version.base}api/hook-order/#${idOfHook(hook)}`;
      return [hookName(hook), {position: index + 1, total: build.length, url}];
    }),
  );
}
