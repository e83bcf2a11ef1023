import type {Builds} from '../../src/plugins/bundle-explorer/engine/builds';
import {
  stateCount,
  stateOf,
  type SwitchName,
} from '../../src/plugins/bundle-explorer/engine/switches';

const files: Builds['files'] = [
  ['main.js', 900, 300, 'main', [0, 100, 1, 200, 2, 500]],
  ['main.js', 300, 100, 'main', [0, 50, 2, 200]],
  ['tea.js', 120, 60, 'tea', [1, 100]],
  ['main.0123abcd.js', 300, 100, 'main', [0, 50, 2, 200]],
  ['main.89ef0123.js', 301, 100, 'main', [0, 51, 2, 200]],
];
const states = Array.from({length: stateCount}, () => [0, 0]);
const put = (names: SwitchName[], ...places: number[]) => (states[stateOf(names)] = places);
put(['production', 'tree-shaking'], 1, 1);
put(['production'], 0, 0);
put(['production', 'tree-shaking', 'import'], 1, 1, 2);
put(['production', 'tree-shaking', 'import', 'hashes'], 1, 3, 2);
put(['production', 'tree-shaking', 'import', 'hashes', 'edit'], 1, 4, 2);
/** Builds of two modules and a package; what is not said of a state is as with all switches off. */
export const smallBuilds: Builds = {
  webpack: '5.0.0',
  modules: [
    {name: 'src/a.js', bytes: 90},
    {name: 'src/tea.js', bytes: 90},
    {name: 'kettle', bytes: 900, isPackage: true},
  ],
  files,
  removals: [
    [],
    [
      [0, ['old']],
      [2, 7],
    ],
  ],
  onDemand: ['tea'],
  code: {old: 'export const old = 1;'},
  states,
};
