import {packageOptions} from '../../../../../src/plugins/mirrored-packages/build/schema-options';

const file = (schema: unknown, name = 'dist/options.json') => ({
  name,
  text: JSON.stringify(schema),
});

describe('readOptions', () => {
  it('reads name, type, description and default, two levels deep', () => {
    const schema = {
      properties: {
        size: {$ref: '#/definitions/Size'},
        parts: {
          type: 'object',
          properties: {one: {type: 'string', default: 'a'}, two: {properties: {deep: {}}}},
        },
        old: {type: 'boolean', deprecated: true},
      },
      definitions: {
        Size: {anyOf: [{type: 'number'}, {enum: ['small']}], description: 'How large.'},
      },
    };
    expect(packageOptions([file(schema)])).toEqual([
      {
        name: 'dist/options.json',
        options: [
          {path: 'size', type: 'number | "small"', description: 'How large.'},
          {path: 'parts', type: '{ one?: string, two?: object }'},
          {path: 'parts.one', type: 'string', default: '"a"'},
          {path: 'parts.two', type: '{ deep?: any }'},
          {path: 'old', type: 'boolean', deprecated: true},
        ],
      },
    ]);
  });

  it('reads a schema once that is there twice', () => {
    const files = ['cjs/a.json', 'esm/a.json'].map((name) => file({properties: {a: {}}}, name));
    expect(packageOptions(files)).toHaveLength(1);
  });

  it('drops what would hide or reorder text, and a schema with too many options', () => {
    const hidden = {properties: {'a\u202eb': {enum: ['c\u200b'], description: 'd\u2066e'}}};
    expect(packageOptions([file(hidden)])[0]!.options).toEqual([
      {path: 'ab', type: '"c"', description: 'de'},
    ]);
    const names = Array.from({length: 501}, (_, index) => [`option${index}`, {}]);
    expect(packageOptions([file({properties: Object.fromEntries(names) as object})])).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no schema', '7'],
    ['null', 'null'],
    ['a reference that leads nowhere', '{"properties": {"a": {"$ref": "#/definitions/None"}}}'],
    ['a circle', '{"$ref": "#/definitions/A", "definitions": {"A": {"$ref": "#/definitions/A"}}}'],
  ])('finds nothing in %s', (_, text) => {
    expect(packageOptions([{name: 'options.json', text}])).toEqual([]);
  });
});
