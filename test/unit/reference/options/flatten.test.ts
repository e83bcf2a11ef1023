import {flatten} from '../../../../src/reference/options/schema/flatten';
import type {SchemaFile} from '../../../../src/reference/options/schema/schema';

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

describe('the options of a schema', () => {
  it.each([
    ['once where they contain themselves', 'cup', ['cup', 'cup.size', 'cup.lid']],
    ['in a list with brackets', 'shelf', ['shelf', 'shelf[]', 'shelf[].size', 'shelf[].lid']],
    ['without them where it may be one of them', 'tray', ['tray', 'tray.size', 'tray.lid']],
    ['with a star below names that readers choose', 'guests.*.s', ['guests.*.size']],
  ])('are listed %s', (_, start, expected) => {
    expect(paths.filter((path) => path.startsWith(start))).toEqual(expected);
  });

  it('know what is required', () => {
    const required = entries.filter((entry) => entry.required).map(({path}) => path);
    expect(required).toEqual(paths.filter((path) => path.endsWith('.size')));
  });
});

it('a reference to nothing is an error that names it', () => {
  const broken = {definitions: {}, properties: {a: {$ref: '#/definitions/Nobody'}}};
  expect(() => flatten(broken)).toThrow('Nobody');
});
