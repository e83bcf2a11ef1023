import type {Root} from 'mdast';
import {describedNames, isDescribed} from './described-names';
import type {OptionsFile} from './read-options';

/**
 * Gives the options that a README leaves out. Of one that it leaves out, the parts are not listed
 * once more.
 */
export function leftOutOptions(readme: Root, files: readonly OptionsFile[]): OptionsFile[] {
  const names = describedNames(readme);
  return files.flatMap(({name, options}) => {
    const isMissing = (path: string) => !isDescribed(path, names);
    const missing = options.filter(({path}) => {
      const [parent = '', ...parts] = path.split('.');
      return isMissing(path) && (parts.length === 0 || !isMissing(parent));
    });
    return missing.length > 0 ? [{name, options: missing}] : [];
  });
}
