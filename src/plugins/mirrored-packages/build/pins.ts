import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {sectionGroups} from '../../../config/sidebar-groups';
import {type DocumentationVersion, newest, versions} from '../../../versions';

/** Where the list of packages lies, relative to the site; messages name it. */
export const packagesFile = 'src/plugins/mirrored-packages/packages.json';

/** A text of some form; the rest of a sentence says which. */
const textOf = (form: RegExp, must: string) => z.string(must).regex(form, must);

const release = z.strictObject({
  version: textOf(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'must be one exact release, such as 1.2.3'),
  integrity: textOf(
    /^sha512-[\w+/]{86}==$/,
    'must be the sha512 integrity the registry gives for the release',
  ),
  /** The webpack that its `peerDependencies` ask for, where they do. */
  webpack: z.string().min(1).optional(),
  /** Git tag of the release, where it is not the number with a `v` before it. */
  tag: z.string().min(1).optional(),
  /** Why this release stays although there are newer ones. */
  hold: z.string().min(1).optional(),
});

const mirroredPackage = z.strictObject({
  name: textOf(/^[a-z\d][a-z\d.-]*$/, 'must be an npm name'),
  section: z.enum(['loaders', 'plugins'], 'must be "loaders" or "plugins"'),
  /** What people want to do with it: the heading it is listed under, in the sidebar and on the section's first page. */
  group: z.string('must say what people want to do with it').min(1),
  /** One sentence in our words. */
  about: textOf(
    /^.{49,159}\.$/,
    'must be a sentence of 50 to 160 characters that ends with a full stop',
  ),
  repository: textOf(
    /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/,
    'must be an address like https://github.com/owner/name',
  ),
  /** Folder of the package, in a repository that holds several. */
  folder: textOf(/^[\w@.-]+(\/[\w@.-]+)*$/, 'must be a path inside the repository').optional(),
  /** How often it was downloaded in the week before a day; left out where no count is published. */
  downloads: z
    .strictObject({
      weekly: z.int('must be a whole number').min(0, 'must not be negative'),
      on: z.iso.date('must be a date, such as 2026-11-22'),
    })
    .optional(),
  /** The release each version of the documentation shows; leave one out to have no page there. */
  releases: z
    .partialRecord(z.enum(versions.map(({label}) => label)), release)
    .refine((releases) => Object.keys(releases).length > 0, 'must hold a release'),
});

export type Release = z.infer<typeof release>;
export type MirroredPackage = z.infer<typeof mirroredPackage>;

/** One README to mirror: a package at the release that one version of the documentation shows. */
export interface Pin extends Release, Omit<MirroredPackage, 'releases'> {
  documentation: DocumentationVersion;
  /** Whether the newest version of the documentation shows a newer release. */
  isOlder?: true;
}

/**
 * Parses the list of packages.
 * @throws with every mistake, each named by its entry
 */
export function parsePackages(json: unknown): MirroredPackage[] {
  const result = z.array(mirroredPackage, 'must be a list of packages').safeParse(json);
  const problems = result.success
    ? findMistakes(result.data)
    : result.error.issues.map(describeIssue(json));
  if (problems.length > 0) {
    throw new Error(`${packagesFile} cannot be used:\n${problems.join('\n')}`);
  }
  return result.data!;
}

/** Reads the packages and gives a pin for each release; a package without a release in a version has none there. */
export async function readPins(siteDir: string): Promise<Pin[]> {
  const packages = parsePackages(
    JSON.parse(await readFile(path.join(siteDir, packagesFile), 'utf8')),
  );
  return versions.flatMap((documentation) =>
    packages.flatMap(({releases, ...about}) => {
      const pinned = releases[documentation.label];
      if (!pinned) return [];
      const isOlder = (releases[newest.label] ?? pinned).version !== pinned.version;
      return [{...about, ...pinned, documentation, ...(isOlder && {isOlder})}];
    }),
  );
}

const describeIssue = (json: unknown) => (issue: z.core.$ZodIssue) => {
  const [index, ...path] = issue.path;
  if (typeof index !== 'number') return `it ${issue.message}`;
  const name = (json as {name?: unknown}[])[index]?.name;
  const entry = typeof name === 'string' ? name : `entry ${index + 1}`;
  const field = path.join('.') || 'it';
  return issue.code === 'unrecognized_keys'
    ? `${entry}: ${field} has keys that are not known: ${issue.keys.join(', ')}`
    : `${entry}: ${field} ${issue.message}`;
};

const findMistakes = (packages: readonly MirroredPackage[]): string[] =>
  packages.flatMap(({name, section, group}, index) => {
    const groups = sectionGroups[section] ?? [];
    return [
      packages.findIndex((other) => other.name === name) < index && `${name}: is listed twice`,
      !groups.includes(group) &&
        `${name}: group "${group}" is none of src/config/section-groups.json: ${groups.join(', ')}`,
    ].filter((mistake) => mistake !== false);
  });
