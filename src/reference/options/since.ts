import {parseOptionSince} from '../../data/option-since';
import snapshot from '../../data/options-by-release.json' with {type: 'json'};

/** Whether a list may also be one element changed now and then; the option is the same. */
export const withoutBrackets = (path: string) => path.replaceAll('[]', '');

/** Gives what tells the first release of webpack 5 that has an option; undefined for 5.0.0. */
export function readSince(): (path: string) => string | undefined {
  const {releases} = parseOptionSince(snapshot);
  const releaseOf = new Map(
    Object.entries(releases).flatMap(([release, paths]) =>
      paths.map((path) => [path, release] as const),
    ),
  );
  return (path) => releaseOf.get(withoutBrackets(path));
}
