import {
  isAbridged,
  syntaxFault,
} from '../../../../../src/plugins/mirrored-packages/checks/fragments';

describe('part of a program', () => {
  it.each([
    ['statements', 'const a = 1;\na();'],
    ['a value', "{ test: /a/, use: ['b'] }"],
    ['members of an object', 'module: { rules: [] },\nplugins: []'],
    ['elements of a list', '{a: 1},\n{b: 2}'],
    ['an import with the older word', 'import a from "./a.css" assert { type: "css" };'],
  ])('may be %s', (_, source) => {
    expect(syntaxFault(source)).toBeUndefined();
  });

  it('is wrong when it is none of these, and says where', () => {
    expect(syntaxFault('plugins: [\n  new Plugin();\n]')).toEqual({
      what: 'Unexpected token',
      line: 2,
    });
  });

  it.each(['{ … }', 'module: {\n  ...\n}', 'npm i <Package Name>'])(
    'is abridged in %s',
    (source) => {
      expect(isAbridged(source)).toBe(true);
    },
  );

  it.each(['[...rules]', 'f({...options})', 'a < B || c > d'])('is whole in %s', (source) => {
    expect(isAbridged(source)).toBe(false);
  });
});
