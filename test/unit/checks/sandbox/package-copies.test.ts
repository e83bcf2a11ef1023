import {appendFileSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {PackageCopies} from '../../../../src/checks/sandbox/package-copies';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const original = temporaryFolder();
writeFiles(original, {'package.json': '{}', 'lib/index.js': 'original'});

/** Waits until the file system gives a later time, which it does every few milliseconds. */
function waitForLaterTime(folder: string): void {
  const copiedAt = Date.now();
  const file = path.join(folder, 'time');
  do appendFileSync(file, '.');
  while (Math.floor(statSync(file).ctimeMs) <= copiedAt);
}

/** Runs something in a project with the package, and gives the copy that the next project gets. */
function nextCopyAfter(run: (target: string) => void) {
  const root = temporaryFolder();
  const copies = new PackageCopies(path.join(root, 'packages'));
  const first = path.join(root, 'first/node_modules/@scope/pack');
  const next = path.join(root, 'next/node_modules/@scope/pack');
  let finished = 0;
  const add = (target: string) => copies.add(original, target, () => (finished += 1));
  add(first);
  const {ino} = statSync(path.join(first, 'lib/index.js'));
  waitForLaterTime(root);
  run(first);
  copies.takeBack(path.join(root, 'first'));
  rmSync(path.join(root, 'first'), {recursive: true});
  add(next);
  const file = path.join(next, 'lib/index.js');
  return {isSame: statSync(file).ino === ino, text: readFileSync(file, 'utf8'), finished};
}

test('the next run gets the copy of the last one, which is not finished again', () => {
  expect(nextCopyAfter(() => {})).toEqual({isSame: true, text: 'original', finished: 1});
});

test.each<[string, (target: string) => void]>([
  ['changed', (target) => appendFileSync(path.join(target, 'lib/index.js'), 'x')],
  ['added to', (target) => writeFiles(target, {'lib/cache/new.js': ''})],
  ['deleted from', (target) => rmSync(path.join(target, 'lib/index.js'))],
  ['deleted', (target) => rmSync(target, {recursive: true})],
])('a copy that a run has %s is made anew', (_, run) => {
  expect(nextCopyAfter(run)).toMatchObject({text: 'original', finished: 2});
});

test('two projects at once have copies of their own', () => {
  const root = temporaryFolder();
  const copies = new PackageCopies(path.join(root, 'packages'));
  const inodes = ['first', 'second'].map((project) => {
    const target = path.join(root, project, 'node_modules/pack');
    copies.add(original, target, () => {});
    return statSync(path.join(target, 'package.json')).ino;
  });
  expect(new Set(inodes).size).toBe(2);
});
