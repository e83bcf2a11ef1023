import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a module at an absolute path, and one at the same path below a root. */
const project =
  (resolve) =>
  ({folder}) => {
    const disk = path.join(folder, 'banner.js');
    const inRoot = path.join(folder, 'root', disk);
    mkdirSync(path.dirname(inRoot), {recursive: true});
    writeFileSync(disk, 'console.log("from the disk");');
    writeFileSync(inRoot, 'console.log("from the root");');
    writeFileSync(path.join(folder, 'entry.js'), `import ${JSON.stringify(disk)};`);
    return {entry: './entry.js', resolve: resolve(path.join(folder, 'root'))};
  };

export default [
  {
    says: 'If you set roots, webpack searches there first',
    configuration: project((root) => ({roots: [root]})),
    holds: ({assets}) => assert.match(assets['main.js'], /from the root/),
    unless: {configuration: project((root) => ({roots: [root], preferAbsolute: true}))},
  },
];
