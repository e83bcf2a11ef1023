/** What the defaults of webpack depend on. */
export interface Circumstances {
  mode: Mode;
  target: Target;
}

export const modes = ['development', 'production', 'none'] as const;
export type Mode = (typeof modes)[number];

/** The first one is webpack's own choice where nothing else is said. */
export const targets = [
  'web',
  'webworker',
  'node',
  'electron-main',
  'electron-renderer',
  'es5',
] as const;
export type Target = (typeof targets)[number];

/** Every combination of modes and targets. */
export const circumstances: readonly Circumstances[] = targets.flatMap((target) =>
  modes.map((mode) => ({mode, target})),
);

/** `es5` tells of a language; it needs a platform beside it. */
export const targetSetting = (target: Target): string | string[] =>
  target === 'es5' ? ['web', 'es5'] : target;
