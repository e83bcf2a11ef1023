import {optionNames} from '../../../../../src/cli/refresh/packages/compare-releases';

const names = (...schemas: unknown[]) => [
  ...optionNames(schemas.map((schema) => ({name: 'options.json', text: JSON.stringify(schema)}))),
];

describe('optionNames', () => {
  it('reads what stands at the top, wherever the schema says it', () => {
    expect(names({properties: {a: {properties: {inner: {}}}}})).toEqual(['a']);
    expect(
      names({anyOf: [{$ref: '#/definitions/B'}], definitions: {B: {properties: {b: {}}}}}),
    ).toEqual(['b']);
    expect(
      names(
        {allOf: [{properties: {a: {}}}, {oneOf: [{properties: {b: {}}}]}]},
        {properties: {a: {}}},
      ),
    ).toEqual(['a', 'b']);
  });

  it('finds nothing in what is no schema, and comes out of a circle', () => {
    expect(names(null, 7, {$ref: '#/definitions/none'})).toEqual([]);
    expect(names({$ref: '#/definitions/A', definitions: {A: {$ref: '#/definitions/A'}}})).toEqual(
      [],
    );
    expect([...optionNames([{name: 'options.json', text: '{'}])]).toEqual([]);
  });
});
