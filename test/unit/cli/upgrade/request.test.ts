import {readRequest} from '../../../../src/cli/upgrade/request';
import {newest} from '../../../../src/versions';
import {workspaceOf} from '../../../../src/versions/packages';
import {older} from '../../../support/older-version';

const site = process.cwd();
const later = `${newest.label}.999.0`;

it('takes a bare release for one of the newest webpack', () => {
  expect(readRequest([later, '--dry-run'], site)).toEqual({
    version: newest,
    name: 'webpack',
    before: newest.webpack,
    release: later,
    isDryRun: true,
  });
});

it('takes a package with its release, and another version', () => {
  expect(readRequest(['webpack-cli@99.0.0'], site)).toMatchObject({
    name: 'webpack-cli',
    before: newest.commandLine,
    release: '99.0.0',
    isDryRun: false,
  });
  const release = `webpack@${older.label}.999.0`;
  expect(readRequest([release, '--version', older.label], site).version).toBe(older);
});

it.each([
  ['nothing', [], 'name one release'],
  ['two releases', [later, '5.998.0'], 'name one release'],
  ['a range', ['^5.20.0'], '"^5.20.0" is no exact release'],
  ['a tag', ['webpack@latest'], '"latest" is no exact release'],
  ['a package alone', ['webpack-cli'], '"webpack-cli" is no exact release'],
  [
    'a package that is not followed',
    ['css-loader@7.0.0'],
    'npm run refresh -- packages css-loader',
  ],
  ['the release that is pinned', [newest.webpack], 'names webpack'],
  ['another major version', ['999.0.0'], 'is no release of webpack'],
  ['a version that is not there', [later, '--version', '99'], 'No documentation version'],
  [
    'a package that the version has not',
    ['webpack-dev-server@3.11.3', '--version', older.label],
    `${older.folder}/package.json names no webpack-dev-server`,
  ],
])('refuses %s in one sentence', (_, args, message) => {
  expect(workspaceOf(older).devDependencies).not.toHaveProperty('webpack-dev-server');
  expect(() => readRequest(args, site)).toThrow(message);
});
