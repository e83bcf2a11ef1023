import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readRequest} from '../../../../src/cli/upgrade/request';
import {newest, versions} from '../../../../src/versions';
import {older} from '../../../support/older-version';
import {packed, serveRegistry} from '../../../support/registry';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const later = `${newest.label}.999.0`;
let served: Awaited<ReturnType<typeof serveRegistry>>;
const site = temporaryFolder();

beforeAll(async () => {
  const tarball = await packed({'package.json': `{"name": "webpack", "version": "${later}"}`});
  served = await serveRegistry({webpack: {[later]: {tarball}}});
  process.env.npm_config_registry = served.url;
  for (const {folder} of versions)
    cpSync(`${folder}/package.json`, path.join(site, folder, 'package.json'));
  removeDependency(older.folder, 'webpack-dev-server');
  const git = (...words: string[]) => execFileSync('git', words, {cwd: site});
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=nobody', '-c', 'user.email=nobody@example.com', 'commit', '-qm', 'All');
});
afterAll(() => served.close());

function removeDependency(folder: string, name: string): void {
  const file = path.join(site, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {devDependencies: object};
  const devDependencies = {...manifest.devDependencies, [name]: undefined};
  writeFileSync(file, JSON.stringify({...manifest, devDependencies}));
}

it('reads a version number alone as a release of webpack', async () => {
  expect(await readRequest([later], site)).toEqual({
    version: newest,
    name: 'webpack',
    before: newest.webpack,
    release: later,
  });
});

it.each([
  ['nothing', [], 'name one release'],
  ['two releases', [later, '5.998.0'], 'name one release'],
  ['a range', ['^5.20.0'], '"^5.20.0" is no exact release'],
  ['a package alone', ['webpack-cli'], '"webpack-cli" is no exact release'],
  ['a package that is not followed', ['css-loader@7.0.0'], 'refresh -- packages css-loader'],
  ['the release that is pinned', [newest.webpack], 'names webpack'],
  ['another major version', ['999.0.0'], 'npm run cut -- 999'],
  ['a version that is not there', [later, '--version', '99'], 'No documentation version'],
  [
    'a package that the version has not',
    ['webpack-dev-server@3.11.3', '--version', older.label],
    `${older.folder}/package.json names no webpack-dev-server`,
  ],
  [
    'a release that is not there',
    ['webpack-cli@99.0.0'],
    'npm finds no webpack-cli 99.0.0; npm view webpack-cli versions lists those there are',
  ],
])('refuses %s in one sentence', async (_, args, message) => {
  await expect(readRequest(args, site)).rejects.toThrow(message);
});

it('asks for a clean tree before it changes anything', async () => {
  writeFiles(site, {'tea.md': 'half done'});
  await expect(readRequest([later], site)).rejects.toThrow(
    'files are changed: commit or put them away, so that git can take this back',
  );
  rmSync(path.join(site, 'tea.md'));
});
