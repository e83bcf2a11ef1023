import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assertPossible} from '../../../../src/cli/upgrade/preconditions';
import {newest} from '../../../../src/versions';

const published = '5.20.0';
const request = {
  version: newest,
  name: 'webpack',
  before: '5.19.0',
  release: published,
  isDryRun: false,
};
const registry = process.env.npm_config_registry;
let server: Server;
let site = '';

beforeAll(async () => {
  const dist = {tarball: 'http://127.0.0.1/webpack.tgz'};
  const versions = {[published]: {name: 'webpack', version: published, dist}};
  const known = JSON.stringify({name: 'webpack', 'dist-tags': {latest: published}, versions});
  server = createServer((asked, response) => {
    if (asked.url === '/webpack') response.setHeader('content-type', 'application/json').end(known);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.npm_config_registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  site = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  execFileSync('git', ['init', '--quiet'], {cwd: site});
});
afterAll(() => {
  server.close();
  rmSync(site, {recursive: true, force: true});
  if (registry === undefined) delete process.env.npm_config_registry;
  else process.env.npm_config_registry = registry;
});

it('lets a release pass that the registry has', async () => {
  await expect(assertPossible(request, site)).resolves.toBeUndefined();
});

it.each([
  ['a release', {...request, release: '5.999.0'}, 'the registry has no webpack 5.999.0'],
  ['a package', {...request, name: 'webpack-cli'}, `the registry has no webpack-cli ${published}`],
])('says that %s is not there', async (_, asked, message) => {
  await expect(assertPossible(asked, site)).rejects.toThrow(message);
});

it('asks for a clean tree before it changes anything', async () => {
  const file = path.join(site, 'tea.md');
  writeFileSync(file, 'half done');
  await expect(assertPossible(request, site)).rejects.toThrow('files are changed');
  await expect(assertPossible({...request, isDryRun: true}, site)).resolves.toBeUndefined();
  rmSync(file);
});
