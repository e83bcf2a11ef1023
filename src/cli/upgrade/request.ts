import {parseArgs} from 'node:util';
import {major, valid} from 'semver';
import {type DocumentationVersion, newest, versionLabeled} from '../../versions';
import {workspaceOf} from '../../versions/packages';

/** What is asked for. */
export interface UpgradeRequest {
  version: DocumentationVersion;
  /** Name of the package. */
  name: string;
  /** The release that the version's folder names now. */
  before: string;
  release: string;
  /** Whether only what would change is told. */
  isDryRun: boolean;
}

/** Packages whose behavior the pages describe. */
const followed = ['webpack', 'webpack-cli', 'webpack-dev-server'];

/**
 * Reads the command line: `5.20.0`, `webpack-cli@7.0.0`, `--version 4`, `--dry-run`.
 * @param siteDir absolute folder of the site
 * @throws saying in one sentence what cannot be followed
 */
export function readRequest(args: readonly string[], siteDir: string): UpgradeRequest {
  const {positionals, values} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {version: {type: 'string'}, 'dry-run': {type: 'boolean'}},
  });
  const [spec, ...others] = positionals;
  if (spec === undefined || others.length > 0)
    throw new Error('name one release, as in 5.20.0 or webpack-cli@7.0.0');
  const [, name = 'webpack', release = ''] = /^(?:(.+)@)?([^@]*)$/.exec(spec) ?? [];
  if (!followed.includes(name))
    throw new Error(
      `${name} is not followed here, only ${followed.join(', ')}; a mirrored package is: npm run refresh -- packages ${name}`,
    );
  if (valid(release) !== release)
    throw new Error(`"${release}" is no exact release; write one such as 5.20.0`);
  const version = values.version === undefined ? newest : versionLabeled(values.version);
  const before = workspaceOf(version, siteDir).devDependencies[name];
  if (before === undefined)
    throw new Error(`${version.folder}/package.json names no ${name}, so there is no pin to move`);
  if (before === release)
    throw new Error(`${version.folder}/package.json names ${name} ${release} already`);
  if (name === 'webpack' && String(major(release)) !== version.label)
    throw new Error(
      `webpack ${release} is no release of webpack ${version.label}; a new major version is cut, not followed`,
    );
  return {version, name, before, release, isDryRun: values['dry-run'] ?? false};
}
