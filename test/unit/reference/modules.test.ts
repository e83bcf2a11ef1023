import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readHotMembers} from '../../../src/reference/modules/names';

it('stops when the runtime makes module.hot in another way', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
  mkdirSync(path.join(folder, 'lib/hmr'), {recursive: true});
  writeFileSync(path.join(folder, 'lib/hmr/HotModuleReplacement.runtime.js'), 'createHot();');
  const source = {version: '9.0.0', folder, link: (name: string) => name};
  expect(() => readHotMembers(source)).toThrow('makes no object called hot any more');
  rmSync(folder, {recursive: true});
});
