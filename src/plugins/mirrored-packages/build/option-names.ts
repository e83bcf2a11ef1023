import {flatten} from '../../../reference/options/schema/flatten';
import {parseSchema} from '../../../reference/options/schema/schema';
import type {PackageFile} from './tarball-files';

/** Gives the options that a package's schemas allow at their top; a file that is no schema has none. */
export const optionNames = (schemas: readonly PackageFile[]): ReadonlySet<string> =>
  new Set(schemas.flatMap(({text}) => namesIn(text)));

function namesIn(text: string): string[] {
  try {
    const paths = flatten(parseSchema(text)).map(({path}) => path);
    return paths.filter((path) => !/[.[]/.test(path));
  } catch {
    return [];
  }
}
