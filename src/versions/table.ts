import current from '../../docs/package.json' with {type: 'json'};
import version4 from '../../versioned_docs/version-4/package.json' with {type: 'json'};

/** Major version of webpack, as readers say it. Only the table knows which there are. */
export type VersionLabel = string;

/** What the table says about a version. */
export interface VersionRow {
  label: VersionLabel;
  /**
   * `current` lies at the root of the site; `maintained` still gets releases; of an `old` one, pages
   * say that it is old.
   */
  state: 'current' | 'maintained' | 'old';
  /** How its webpack and its command line are asked: one of `dialects.ts`. */
  dialect: 'modern' | 'legacy';
  /** The exact release every statement of this version is checked against. */
  webpack: string;
  /** The release of webpack-cli that belongs to it. */
  commandLine: string;
}

/**
 * Every version of the documentation, the newest first. The releases are those of the packages in
 * the version's own folder: a pin stands nowhere else. `npm run cut` adds a row; the state and the
 * dialect are for people to change.
 */
export const table: readonly VersionRow[] = [
  {
    label: '5',
    state: 'current',
    dialect: 'modern',
    webpack: current.devDependencies.webpack,
    commandLine: current.devDependencies['webpack-cli'],
  },
  {
    label: '4',
    state: 'old',
    dialect: 'legacy',
    webpack: version4.devDependencies.webpack,
    commandLine: version4.devDependencies['webpack-cli'],
  },
];
