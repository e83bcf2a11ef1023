import {versions} from '../../src/versions';

const labels = versions.map(({label}) => label).join('|');
const snapshots = versions.filter(({state}) => state !== 'current').map(({label}) => label);

/** Ways in which code says that it knows one version by its number. */
const ways: readonly RegExp[] = [
  // In a selector, such an attribute holds the number of a node, or of a choice.
  new RegExp(`(?<!\\[(?:data-[nk]|data-of|value)~?=)(["'\`])(?:${labels})\\1`),
  new RegExp(`\\bv(?:${snapshots.join('|')})\\\\?/`),
  new RegExp(`\\bversion-(?:${labels})\\b`),
  new RegExp(`\\b(?:webpack|loader|plugin|cli)-?(?:${labels})\\b(?![.\\w-])`),
  ...versions
    .flatMap(({webpack, commandLine}) => [webpack, commandLine])
    .map(
      (release) => new RegExp(`(?<![\\d.])${release.replaceAll('.', '\\\\?\\.')}(?![\\d.]*\\d)`),
    ),
];

/** Whoever imports a file that is named after a version says its name. */
const importsSuch = new RegExp(`from '[^']*version-(?:${labels})';$`);

/** What knows a version by its place: the table, the folder of a version, a file named after one. */
const isAbout = (file: string) =>
  file.startsWith('src/versions/') ||
  versions.some(({folder}) => file.startsWith(`${folder}/`)) ||
  new RegExp(`\\bversion-(?:${labels})\\b`).test(file);

/**
 * Finds the lines of a file that know a version's number; the table knows them, and what stands in
 * a version's folder or is named after one.
 * @param file relative to the site
 * @returns one line each: file, line and what is said there
 */
export function versionNumbersIn(file: string, text: string): string[] {
  if (isAbout(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      ways.some((way) => way.test(line)) && !importsSuch.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
}
