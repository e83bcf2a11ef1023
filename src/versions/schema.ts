import * as z from 'zod';

const pageAddress = z
  .string()
  .regex(/^\/.*\/$/, 'must be an address of this site, as in "/migrate/5/"');

/** What `versions.json` says about a version. */
const versionEntry = z.strictObject({
  /** Major version of webpack, as readers say it. */
  label: z.string().regex(/^\d+$/, 'must be a major version, as in "6"'),
  /**
   * `current` lies at the root of the site; `maintained` still gets releases; of an `old` one, pages
   * say that it is old.
   */
  state: z.enum(['current', 'maintained', 'old']),
  /** How its webpack and its command line are asked: one of `dialects.ts`. */
  dialect: z.enum(['modern', 'legacy']),
  /** Pages for readers of an old version: the way to the next one, and what staying means. */
  guides: z.strictObject({upgrade: pageAddress, staying: pageAddress}).optional(),
});

/**
 * Every version of the documentation, the newest first. `npm run cut` adds one; the state and the
 * dialect are for people to change.
 */
export const versionList = z
  .array(versionEntry)
  .refine(
    (versions) => versions.every(({state}, index) => (state === 'current') === (index === 0)),
    'must begin with the one version that is "current"',
  )
  .refine(
    (versions) => new Set(versions.map(({label}) => label)).size === versions.length,
    'must have each label once',
  );

export type VersionEntry = z.infer<typeof versionEntry>;

/** An entry with the releases that its folder names. */
export interface VersionRow extends VersionEntry {
  /** The exact release every statement of this version is checked against. */
  webpack: string;
  /** The release of webpack-cli that belongs to it. */
  commandLine: string;
}

/** A documentation version: which webpack it describes and where it lives. */
export interface DocumentationVersion extends VersionRow {
  /** Name the docs plugin knows it by. */
  name: string;
  /** Path prefix of its addresses, with a slash on both ends. */
  base: string;
  /** Folder of its pages, relative to the site. */
  folder: string;
}
