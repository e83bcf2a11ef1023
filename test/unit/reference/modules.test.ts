import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readHotMembers, readMagicComments} from '../../../src/reference/read-areas';

/** A package with one script. */
function packageWith(file: string, text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
  return {version: '9.0.0', folder, link: (name: string, line?: number) => `${name}:${line}`};
}

it('reads magic comments with what they expect', () => {
  const source = packageWith(
    'lib/dependencies/ParserPlugin.js',
    `if (importOptions.webpackIgnore !== undefined) {
      warn(\`\\\`webpackIgnore\\\` expected a boolean, but received: \${importOptions.webpackIgnore}.\`);
    }
    self.webpackJsonp = other.webpackChunk;`,
  );
  expect(readMagicComments(source)).toEqual([
    {
      name: 'webpackIgnore',
      source: 'lib/dependencies/ParserPlugin.js:1',
      expects: 'a boolean',
      readBy: ['ParserPlugin'],
    },
  ]);
  rmSync(source.folder, {recursive: true});
});

it('stops when the runtime makes module.hot in another way', () => {
  const source = packageWith('lib/hmr/HotModuleReplacement.runtime.js', 'createHot();');
  expect(() => readHotMembers(source)).toThrow('makes no object called hot any more');
  rmSync(source.folder, {recursive: true});
});
