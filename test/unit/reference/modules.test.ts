import {readHotMembers} from '../../../src/reference/modules/names';
import {webpackSource} from '../../../src/reference/source/packages';
import {newest} from '../../../src/versions';
import {scriptOf} from './script-of';

it('stops when the runtime makes module.hot in another way', () => {
  const source = {...webpackSource(newest), script: () => scriptOf('createHot();')};
  expect(() => readHotMembers(source)).toThrow('makes no object called hot any more');
});
