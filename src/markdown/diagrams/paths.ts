import type {Paths} from './schema';

/** Gives classes of `src/css/diagrams.css`: the path something is on, and others. */
export const classes = (paths: Paths, ...names: (string | false)[]): string[] =>
  [`p${paths || 0}`, ...names].filter((name) => name !== false);
