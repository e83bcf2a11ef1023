import {flatten} from '../../../../src/reference/options/schema/flatten';
import type {SchemaFile} from '../../../../src/reference/options/schema/schema';
import {typeText} from '../../../../src/reference/options/schema/type-text';

const text = `{
  "definitions": {
    "Cup": {
      "description": "A cup.",
      "type": "object",
      "properties": {
        "size": {"type": "number"},
        "lid": {"anyOf": [{"enum": [true, false]}, {"$ref": "#/definitions/Cup"}]}
      },
      "required": ["size"]
    },
    "Pot": {"anyOf": [{"type": "boolean"}, {"$ref": "#/definitions/Cup"}]}
  },
  "properties": {
    "cup": {"$ref": "#/definitions/Cup"},
    "pot": {"$ref": "#/definitions/Pot"},
    "shelf": {"type": "array", "items": {"$ref": "#/definitions/Cup"}},
    "tray": {
      "anyOf": [
        {"type": "array", "items": {"$ref": "#/definitions/Cup"}},
        {"$ref": "#/definitions/Cup"}
      ]
    },
    "guests": {"type": "object", "additionalProperties": {"$ref": "#/definitions/Cup"}},
    "notes": {"type": "array", "items": {"type": "string"}}
  }
}`;
const file = JSON.parse(text) as SchemaFile;
const entries = flatten(file);
const paths = entries.map(({path}) => path);
const typeOf = (path: string) =>
  typeText(entries.find((entry) => entry.path === path)!.schemas, file);

describe('the options of a schema', () => {
  it('are listed by path, through references and alternatives', () => {
    expect(paths).toEqual(expect.arrayContaining(['cup', 'cup.size', 'pot', 'pot.size']));
  });

  it('that contain themselves are described once', () => {
    expect(paths.filter((path) => path.startsWith('cup'))).toEqual(['cup', 'cup.size', 'cup.lid']);
  });

  it('in a list have brackets, unless the list may also be one of them', () => {
    expect(paths.filter((path) => path.startsWith('shelf'))).toEqual([
      'shelf',
      'shelf[]',
      'shelf[].size',
      'shelf[].lid',
    ]);
    expect(paths.filter((path) => path.startsWith('tray'))).toEqual([
      'tray',
      'tray.size',
      'tray.lid',
    ]);
  });

  it('below names that readers choose have a star', () => {
    expect(paths).toContain('guests.*.size');
  });

  it('know what is required', () => {
    const required = entries.filter((entry) => entry.required).map(({path}) => path);
    expect(required).toEqual([
      'cup.size',
      'pot.size',
      'shelf[].size',
      'tray.size',
      'guests.*.size',
    ]);
  });
});

describe('the type of an option', () => {
  it.each([
    ['pot', 'boolean | { size: number, lid?: boolean | object }'],
    ['cup.lid', 'boolean | { size: number, lid?: boolean | object }'],
    ['shelf', '{ size: number, lid?: boolean | object }[]'],
    ['guests', '{ [name: string]: object }'],
    ['notes', 'string[]'],
  ])('of %s is %s', (path, type) => {
    expect(typeOf(path)).toBe(type);
  });
});

it('a reference to nothing is an error that names it', () => {
  const broken = {definitions: {}, properties: {a: {$ref: '#/definitions/Nobody'}}};
  expect(() => flatten(broken)).toThrow('Nobody');
});
