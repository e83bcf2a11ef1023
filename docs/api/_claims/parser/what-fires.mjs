import assert from 'node:assert/strict';

/** What the functions have seen in the last build. */
const seen = [];

/** A plugin that gets each parser. */
const parsing = (use) => ({
  plugins: [
    {
      apply(compiler) {
        seen.length = 0;
        compiler.hooks.normalModuleFactory.tap('Claim', ({hooks}) => {
          for (const type of ['javascript/auto', 'javascript/esm'])
            hooks.parser.for(type).tap('Claim', (parser) => use(parser, compiler.webpack));
        });
      },
    },
  ],
});
const notes = (...hooks) =>
  parsing((parser) => {
    for (const [name, key] of hooks)
      parser.hooks[name].for(key).tap('Claim', () => void seen.push(name));
  });
const code = (text) => ({'src/index.js': text});

const methods = parsing((parser) => {
  parser.hooks.evaluateCallExpressionMember
    .for('open')
    .tap('Claim', (expression, object) => void seen.push(object.isCompileTimeValue()));
});
const names = (hook) =>
  parsing((parser) => {
    for (const name of ['a', 'b', 'C', 'd']) {
      parser.hooks[hook].for(name).tap({name: 'Claim', stage: -100}, () => void seen.push(name));
    }
  });
const parts = (result) =>
  parsing((parser) => {
    parser.hooks.statementIf.tap({name: 'Claim', stage: -100}, () => result);
    parser.hooks.call.for('asked').tap('Claim', () => void seen.push('asked'));
  });
const lists = parsing((parser) => {
  parser.hooks.callMemberChain.for('shop').tap('Claim', (expression, members) => {
    seen.push(members.length);
  });
});
const ends = (result) =>
  parsing((parser) => {
    parser.hooks.program.tap({name: 'Claim', stage: -100}, () => result);
    parser.hooks.statement.tap('Claim', () => void seen.push('statement'));
    parser.hooks.finish.tap('Claim', () => void seen.push('finish'));
  });
const plain = (hook) =>
  parsing((parser) => {
    parser.hooks[hook].tap('Claim', () => void seen.push(hook));
  });
const literals = (stage) =>
  parsing((parser) => {
    parser.hooks.evaluate
      .for('Literal')
      .tap({name: 'Claim', stage}, ({value}) => void seen.push(value));
  });

export default [
  {
    says: 'and yours is not called if they know the value',
    files: code('if ("tea") shop();'),
    configuration: literals(0),
    holds: () => assert.deepEqual(seen, []),
    unless: {configuration: literals(-1)},
  },
  {
    says: 'The second argument is the evaluated object, whose value may be unknown',
    files: code('if (shop.open()) shop();'),
    configuration: methods,
    holds: () => assert.deepEqual([...new Set(seen)], [false]),
    unless: {files: code('if ("shop".open()) shop();')},
  },
  {
    says: 'If you return a value, webpack does not walk the condition',
    files: code('if (asked()) shop();'),
    configuration: parts(true),
    holds: () => assert.deepEqual(seen, []),
    unless: {configuration: parts(undefined)},
  },
  {
    says: 'Fires for export default with an expression, or with a function or class that has no name.',
    files: code('export default function () {}'),
    configuration: plain('exportExpression'),
    holds: () => assert.deepEqual(seen, ['exportExpression']),
    unless: {files: code('export default function tea() {}')},
  },
  {
    says: 'export default fires it only for a function or class with a name',
    files: code('export default 1 + 1;'),
    configuration: plain('exportSpecifier'),
    holds: () => assert.deepEqual(seen, []),
    unless: {files: code('export default function tea() {}')},
  },
  {
    says: 'It does not fire for functions, classes, parameters and imports.',
    files: {
      ...code('import {d} from "./d.js"; function a(b) { return d + b; } class C {} a(C);'),
      'src/d.js': 'export let d = Math.random();',
    },
    configuration: names('varDeclaration'),
    holds: () => assert.deepEqual([...new Set(seen)], ['d']),
    unless: {files: code('let a = 1, b = 2, C = 3; console.log(a, b, C);')},
  },
  {
    says: 'The local name of an import is no key.',
    files: {
      ...code('import {shop} from "./shop.js"; shop();'),
      'src/shop.js': 'export const shop = () => {};',
    },
    configuration: notes(['call', 'shop']),
    holds: () => assert.deepEqual(seen, []),
    unless: {files: code('shop();')},
  },
  {
    says: 'and for a call of the variable itself too, with an empty list',
    files: code('shop();'),
    configuration: lists,
    holds: () => assert.deepEqual(seen, [0]),
    unless: {files: code('shop.open();')},
  },
  {
    says: 'finish fires all the same.',
    files: code('shop();'),
    configuration: ends(true),
    holds: () => assert.deepEqual(seen, ['finish']),
    unless: {configuration: ends(undefined)},
  },
];
