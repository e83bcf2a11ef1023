import {readHotMembers} from '../../../src/reference/modules/names';
import {temporaryFolder, writeFiles} from '../../support/temporary-folder';

it('stops when the runtime makes module.hot in another way', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {'lib/hmr/HotModuleReplacement.runtime.js': 'createHot();'});
  const source = {version: '9.0.0', folder, link: (name: string) => name};
  expect(() => readHotMembers(source)).toThrow('makes no object called hot any more');
});
