import {onlyIn} from '../../../../src/reference/options/version-difference';

describe('plain values that only one of two types allows', () => {
  it.each([
    ['a fixed text', '"a" | "b"', '"a"', ['"b"']],
    ['a function', 'string | ((path: string) => string)', 'string', ['function']],
    ['no function that is only named differently', '((path) => string)', 'function', []],
    ['a pattern', 'RegExp | string', 'string', ['RegExp']],
    ['one of two values', 'boolean | string', 'false | string', ['true']],
    ['both of them', 'boolean | "flag"', '"flag"', ['boolean']],
    ['no text that any text covers', '"a" | "b"', 'string', []],
    ['no word for texts that are listed', 'string | false', '"a" | "b"', ['false']],
    ['nothing beside a list, which may be described differently', '"..." | Plugin', 'string[]', []],
    ['nothing beside what may be anything', '"a"', 'any', []],
    ['nothing inside of an object', '{ a?: "x" | "y" }', '{ a?: "x" }', []],
  ])('%s', (_, type, other, found) => {
    expect(onlyIn(type, other)).toEqual(found);
  });
});
