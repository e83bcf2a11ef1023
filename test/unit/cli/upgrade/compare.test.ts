import {compareAreas} from '../../../../src/cli/upgrade/compare';
import {type Areas, readReference} from '../../../../src/reference';
import {newest} from '../../../../src/versions';

let present: Areas;
beforeAll(async () => {
  present = (await readReference(newest)).areas;
});

/** The pinned webpack, as if it had no `output.clean` yet, an `output.tea`, and another default. */
function older(): Areas {
  const [first] = present.options;
  const options = present.options
    .filter(({path}) => path !== 'output.clean')
    .map((fact) =>
      fact.path === 'output.chunkLoadTimeout' ? {...fact, defaults: [{value: '7'}]} : fact,
    );
  return {...present, options: [...options, {...first!, path: 'output.tea', names: []}]};
}

it('lists new, removed and changed facts', () => {
  const {fresh, gone, changed} = compareAreas(older(), present);
  expect(fresh).toEqual(['option:output.clean']);
  expect(gone).toEqual(['option:output.tea']);
  expect(changed).toEqual([
    {
      area: 'options',
      name: 'output.chunkLoadTimeout',
      key: 'defaults',
      before: '[{"value":"7"}]',
      after: '[{"value":"120000"}]',
    },
  ]);
  expect(compareAreas(present, present)).toEqual({fresh: [], gone: [], changed: []});
});
