import type {KnownPackages} from './stand-ins';

/** Gives the schemas of the loaders' options by the loaders' names, as a job takes them. */
export const loaderSchemas = (known: KnownPackages): Record<string, string> =>
  Object.fromEntries(
    [...known].flatMap(([name, {loader}]) => (loader === undefined ? [] : [[name, loader]])),
  );
