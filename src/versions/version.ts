/** Major version of webpack, as readers say it. Only the table knows which there are. */
export type VersionLabel = string;

/**
 * `current` lies at the root of the site; `maintained` still gets releases; of an `old` one, pages
 * say that it is old.
 */
export type VersionState = 'current' | 'maintained' | 'old';

/** What the table says about a version. */
export interface VersionRow {
  label: VersionLabel;
  state: VersionState;
  /** How its webpack and its command line are asked: one of `dialects.ts`. */
  dialect: 'modern' | 'legacy';
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

/** Places a version where Docusaurus expects it, by its label and its state alone. */
export function placed(row: VersionRow): DocumentationVersion {
  const {label, state} = row;
  return state === 'current'
    ? {...row, name: 'current', base: '/', folder: 'docs'}
    : {...row, name: label, base: `/v${label}/`, folder: `versioned_docs/version-${label}`};
}
