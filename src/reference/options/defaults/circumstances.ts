import type {Dialect} from '../../../versions/dialects';

/** What the defaults of webpack depend on. */
export interface Circumstances {
  mode: Mode;
  target: string;
}

export const modes = ['development', 'production', 'none'] as const;
export type Mode = (typeof modes)[number];

/** Targets whose defaults differ; the first one is webpack's own choice where nothing else is said. */
export const targets = ['web', 'webworker', 'node', 'electron-main', 'electron-renderer', 'es5'];

/** `es5` tells of a language; it needs a platform beside it, in a list. */
export const targetSetting = (target: string): string | string[] =>
  target === 'es5' ? ['web', 'es5'] : target;

/** Gives every combination of modes and targets that a webpack knows. */
export const circumstancesOf = ({targetLists}: Pick<Dialect, 'targetLists'>): Circumstances[] =>
  targets
    .filter((target) => targetLists || typeof targetSetting(target) === 'string')
    .flatMap((target) => modes.map((mode) => ({mode, target})));
