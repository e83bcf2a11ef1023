import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {newest} from '../../../../src/versions';
import {makeProject} from '../../../../src/checks/example-runs/run-folder';
import {PackageCopies} from '../../../../src/checks/sandbox/package-copies';
import {temporaryFolder} from '../../../support/temporary-folder';

const siteDir = process.cwd();
const folder = temporaryFolder();
const copies = new PackageCopies(temporaryFolder());

const makeProjectWith = (devDependencies: object) =>
  makeProject({
    folder,
    files: new Map([['package.json', Buffer.from(JSON.stringify({devDependencies}))]]),
    siteDir,
    version: newest.label,
    packageCopies: copies,
  });
const has = (file: string) => existsSync(path.join(folder, 'node_modules', file));

test('a project has the packages it names, and the minimizer where npm puts it', () => {
  makeProjectWith({webpack: newest.webpack});
  expect(has('webpack/package.json')).toBe(true);
  expect(has('minimizer-webpack-plugin/package.json')).toBe(true);
  expect(has('.bin/webpack')).toBe(true);
  expect(has('webpack-cli')).toBe(false);
});

test('a package that the site does not have is named', () => {
  expect(() => makeProjectWith({'left-pad': '1.3.0'})).toThrow(
    /package\.json names left-pad, which the site does not have/,
  );
});

test('files of a project are older than the start of a watcher, which builds again for new ones', () => {
  makeProjectWith({webpack: newest.webpack});
  const {mtimeMs} = statSync(path.join(folder, 'package.json'));
  expect(Date.now() - mtimeMs).toBeGreaterThan(10_000);
});
