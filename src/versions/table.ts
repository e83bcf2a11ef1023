import current from '../../docs/package.json' with {type: 'json'};
import version4 from '../../versioned_docs/version-4/package.json' with {type: 'json'};
import type {VersionRow} from './version';

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
