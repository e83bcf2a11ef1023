import {parseArgs} from 'node:util';
import spawn from 'nano-spawn';
import {major, valid} from 'semver';
import {newest, versionLabeled} from '../../versions';
import {workspaceOf} from '../../versions/packages';

/** What is asked for: a package, with the release that the version's folder names now. */
export type UpgradeRequest = Awaited<ReturnType<typeof readRequest>>;

/** Packages whose behavior the pages describe. */
const followed = ['webpack', 'webpack-cli', 'webpack-dev-server'];

/**
 * Reads which release of which package the command line names: `5.20.0`, `webpack-cli@7.0.0`.
 * @throws where it names none, or one that is not followed
 */
export function readSpec(args: readonly string[]) {
  const {positionals, values} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {version: {type: 'string'}},
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
  return {name, release, label: values.version};
}

/**
 * Reads the command line: `5.20.0`, `webpack-cli@7.0.0`, `--version 4`.
 * @param siteDir absolute folder of the site
 * @throws saying in one sentence why that cannot be followed, before anything is changed
 */
export async function readRequest(args: readonly string[], siteDir: string) {
  const {name, release, label} = readSpec(args);
  const version = label === undefined ? newest : versionLabeled(label);
  const before = workspaceOf(version, siteDir).devDependencies[name];
  if (before === undefined)
    throw new Error(`${version.folder}/package.json names no ${name}, so there is no pin to move`);
  if (before === release)
    throw new Error(`${version.folder}/package.json names ${name} ${release} already`);
  if (name === 'webpack' && String(major(release)) !== version.label)
    throw new Error(
      `webpack ${release} is no release of webpack ${version.label}: cut a new major version with npm run cut -- ${major(release)}`,
    );
  const options = {cwd: siteDir, env: process.env};
  if ((await spawn('git', ['status', '--porcelain'], options)).stdout !== '')
    throw new Error('files are changed: commit or put them away, so that git can take this back');
  const why = `npm finds no ${name} ${release}; npm view ${name} versions lists those there are`;
  await spawn('npm', ['view', `${name}@${release}`, 'version'], options).catch((cause: Error) => {
    throw new Error(why, {cause});
  });
  return {version, name, before, release};
}
