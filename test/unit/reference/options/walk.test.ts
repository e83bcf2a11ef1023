import {parseSchema} from '../../../../src/reference/options/schema/schema';
import {walk, type WalkOptions} from '../../../../src/reference/options/schema/walk';

const file = parseSchema(
  JSON.stringify({
    definitions: {
      Cup: {description: 'cup', properties: {lid: {description: 'lid'}}},
      Pot: {description: 'pot', anyOf: [{description: 'clay'}, {$ref: '#/definitions/Cup'}]},
      Nest: {description: 'nest', oneOf: [{$ref: '#/definitions/Nest'}, {description: 'egg'}]},
      Lost: {$ref: '#/definitions/Nowhere'},
    },
  }),
);
const reached = (name: string, options?: WalkOptions) =>
  [...walk({$ref: `#/definitions/${name}`}, file, options)].flatMap(({node, within}) =>
    node.description ? [[node.description, ...within].join(' < ')] : [],
  );

describe('a walk through a schema', () => {
  it('follows references and alternatives, and leaves the parts alone', () => {
    expect(reached('Pot')).toEqual(['pot < Pot', 'clay < Pot', 'cup < Pot < Cup']);
  });

  it('stays out of definitions and alternatives as it is told', () => {
    expect(reached('Pot', {enters: (name) => name !== 'Cup'})).toEqual(['pot < Pot', 'clay < Pot']);
    expect(reached('Pot', {chooses: ({length}) => length === 1})).toEqual(['pot < Pot']);
    expect(reached('Cup', {within: ['Cup']})).toEqual([]);
  });

  it('fails at a reference to nothing', () => {
    expect(() => reached('Lost')).toThrow('The schema refers to Nowhere, which it does not define');
  });
});

it.each(['', '{', 'null', '7'])('no schema is read from %j', (text) => {
  expect(() => parseSchema(text)).toThrow();
});
