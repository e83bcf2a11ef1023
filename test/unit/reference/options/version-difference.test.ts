import {older} from '../../../support/older-version';
import {successorOf} from '../../../../src/versions';
import {readOptions} from '../../../../src/reference/options';
import {differenceOf, onlyIn} from '../../../../src/reference/options/version-difference';

const next = successorOf(older)!;

/** What differs in the older of two versions, or in the next one. */
const of = (path: string, version = next) =>
  differenceOf(
    readOptions(version).find((fact) => fact.path === path)!,
    version,
    version === next ? older : next,
  );

describe('what differs in the other version', () => {
  it('is a value that only one of them takes', () => {
    expect(of('optimization.usedExports')).toMatchObject({more: [], fewer: ['"global"']});
    expect(of('optimization.usedExports', older)).toMatchObject({more: ['"global"'], fewer: []});
  });

  it('is that there is no such option, unless its release or its parent says so', () => {
    expect(of('experiments')).toEqual({version: older, more: [], fewer: []});
    expect(of('experiments.futureDefaults')).toBeUndefined();
    expect(of('output.clean')).toBeUndefined();
    expect(of('node.Buffer', older)).toBeUndefined();
  });

  it('is nothing where both defaults mean that the option is off', () => {
    expect(of('profile')).toBeUndefined();
    expect(of('watchOptions')).toBeUndefined();
  });
});

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
])('plain values that only one of two types allows: %s', (_, type, other, expected) => {
  expect(onlyIn(type, other)).toEqual(expected);
});
