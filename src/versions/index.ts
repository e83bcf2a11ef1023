import type {DocumentationVersion} from './schema';
import versionData from './versions.data.cjs';

export type {DocumentationVersion};

/** Major version of webpack, as readers say it. */
export type VersionLabel = string;

/** Every version of the documentation, the newest first. */
export const versions: readonly DocumentationVersion[] = versionData;

/** The version at the root of the site. */
export const newest = versions[0]!;

/**
 * Gives the version that the docs plugin calls `name`.
 * @throws when no version has that name
 */
export const versionNamed = (name: string): DocumentationVersion =>
  findVersion((version) => version.name === name, `is named "${name}"`);

/**
 * Gives the version of a label.
 * @throws when no version has it
 */
export const versionLabeled = (label: VersionLabel): DocumentationVersion =>
  findVersion((version) => version.label === label, `is about webpack ${label}`);

/** Whether a text is the label of a version. */
export const isVersionLabel = (text: unknown): text is VersionLabel =>
  versions.some(({label}) => label === text);

/** Gives the version an address of this site belongs to. */
export const versionOf = (path: string): DocumentationVersion =>
  versions.find(({base}) => base !== newest.base && path.startsWith(base)) ?? newest;

/** Gives an address without the prefix of its version: `/v1/concepts/` is `/concepts/`. */
export const withoutBase = (path: string): string => path.slice(versionOf(path).base.length - 1);

/**
 * Gives the version in whose folder a file lies; the newest for files that lie in none.
 * @param file relative to the site, with forward slashes
 */
export const versionOfFile = (file: string): DocumentationVersion =>
  versions.find(({folder}) => file.startsWith(`${folder}/`)) ?? newest;

/** Gives the version that came after this one. */
export const successorOf = ({label}: DocumentationVersion): DocumentationVersion | undefined =>
  versions[versions.findIndex((version) => version.label === label) - 1];

/** Gives the version that came before this one. */
export const predecessorOf = ({label}: DocumentationVersion): DocumentationVersion | undefined =>
  versions[versions.findIndex((version) => version.label === label) + 1];

function findVersion(isWanted: (version: DocumentationVersion) => boolean, description: string) {
  const version = versions.find(isWanted);
  if (version) return version;
  const names = versions.map(({name, label}) => `${name} (webpack ${label})`).join(', ');
  throw new Error(
    `No documentation version ${description}; src/versions/versions.json lists: ${names}`,
  );
}
