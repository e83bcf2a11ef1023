import assert from 'node:assert/strict';

const evaluation = [
  ['evaluate', 'if (shop) open();', 'Identifier'],
  ['evaluateIdentifier', 'if (shop) open();', 'shop'],
  ['evaluateTypeof', 'if (typeof shop === "string") open();', 'shop'],
  ['evaluateCallExpression', 'if (shop()) open();', 'shop'],
  ['evaluateCallExpressionMember', 'if ("a".open()) open();', 'open'],
  ['evaluateNewExpression', 'if (new Shop()) open();', 'Shop'],
  ['isPure', 'export const a = b();', 'CallExpression'],
];
const statements = [
  ['preStatement', 'var a = 1;'],
  ['preStatementByType', 'var a = 1;', 'VariableDeclaration'],
  ['blockPreStatement', 'const a = 1;'],
  ['blockPreStatementByType', 'const a = 1;', 'VariableDeclaration'],
  ['statement', 'open();'],
  ['statementIf', 'if (a) open();'],
  ['collectGuards', 'if (a) open();'],
  ['label', 'debug: { open(); }', 'debug'],
  ['terminate', 'function f() { return 1; }'],
  ['unusedStatement', 'function f() { return 1; open(); } f();'],
  ['classExtendsExpression', 'class A extends B {}'],
  ['classBodyElement', 'class A { x = 1; }'],
  ['classBodyValue', 'class A { x = 1; }'],
];
const exported = [
  ['import', 'import "./teas.js";'],
  ['importSpecifier', 'import { teas } from "./teas.js";'],
  ['importCall', 'import("./teas.js");'],
  ['export', 'export const a = 1;'],
  ['exportImport', 'export * from "./teas.js";'],
  ['exportDeclaration', 'export const a = 1;'],
  ['exportExpression', 'export default 1;'],
  ['exportSpecifier', 'export const a = 1;'],
  ['exportImportSpecifier', 'export { a } from "./teas.js";'],
];
const variables = [
  ['preDeclarator', 'const a = 1;'],
  ['declarator', 'const a = 1;'],
  ['varDeclaration', 'const a = 1;', 'a'],
  ['varDeclarationVar', 'var a = 1;', 'a'],
  ['varDeclarationLet', 'let a = 1;', 'a'],
  ['varDeclarationConst', 'const a = 1;', 'a'],
  ['varDeclarationUsing', '{ using a = b(); }', 'a'],
  ['pattern', 'function f(a) {}', 'a'],
  ['collectDestructuringAssignmentProperties', 'const { a } = b;'],
  ['canRename', 'const s = shop;', 'shop'],
  ['rename', 'const s = shop;', 'shop'],
  ['assign', 'shop = 1;', 'shop'],
  ['assignMemberChain', 'shop.name = 1;', 'shop'],
  ['write', 'shop++;', 'shop'],
  ['writeMemberChain', 'shop.count++;', 'shop'],
];
const expressions = [
  ['expression', 'open(shop);', 'shop'],
  ['expressionMemberChain', 'open(shop.name);', 'shop'],
  ['unhandledExpressionMemberChain', 'open(shop.name);', 'shop'],
  ['call', 'shop(1);', 'shop'],
  ['callMemberChain', 'shop.open(1);', 'shop'],
  ['memberChainOfCallMemberChain', 'shop.open().name;', 'shop'],
  ['callMemberChainOfCallMemberChain', 'shop.open().close();', 'shop'],
  ['new', 'new shop();', 'shop'],
  ['typeof', 'typeof shop;', 'shop'],
  ['optionalChaining', 'shop?.name;'],
  ['binaryExpression', 'a + b;'],
  ['expressionConditionalOperator', 'a ? b : c;'],
  ['expressionLogicalOperator', 'a && b;'],
  ['topLevelAwait', 'await a; export {};'],
];

/** Hooks that fired in the last build. */
const fired = new Set();

/** A plugin that taps into the hooks of a list: name, code for which it fires, key. */
const tapping = (rows) => ({
  externals: {'./teas.js': 'var teas'},
  plugins: [
    {
      apply(compiler) {
        fired.clear();
        compiler.hooks.normalModuleFactory.tap('Claim', ({hooks}) => {
          for (const type of ['javascript/auto', 'javascript/esm'])
            hooks.parser.for(type).tap('Claim', (parser) => tap(parser, rows));
        });
      },
    },
  ],
});

function tap(parser, rows) {
  for (const [index, [name, , key]] of rows.entries()) {
    const hook = key ? parser.hooks[name].for(key) : parser.hooks[name];
    hook.tap({name: 'Claim', stage: -100}, () => {
      if (parser.state.module.resource.endsWith(`row-${index}.js`)) fired.add(name);
      // the other hook of the two fires where this one agrees
      return name === 'canRename' ? true : undefined;
    });
  }
}

/** A module for each row, so that no hook fires for the code of another one. */
const modules = (rows) => ({
  'src/index.js': rows.map((row, index) => `import "./row-${index}.js";`).join(''),
  ...Object.fromEntries(rows.map(([, code], index) => [`src/row-${index}.js`, code])),
});
const nothing = {files: {'src/index.js': ''}};
const all = (rows) => assert.deepEqual([...fired].sort(), rows.map(([name]) => name).sort());

export default [
  {
    says: 'webpack evaluates an expression when it wants to know its value while it builds',
    files: modules(evaluation),
    configuration: () => tapping(evaluation),
    holds: ({mode}) =>
      all(evaluation.filter(([name]) => name !== 'isPure' || mode === 'production')),
    unless: nothing,
  },
  {
    says: 'Before the walk, webpack goes through the declarations, so that names are known before they are used.',
    files: modules(statements),
    configuration: () => tapping(statements),
    holds: () => all(statements),
    unless: nothing,
  },
  {
    says: "webpack's own functions turn these statements into dependencies.",
    files: modules(exported),
    configuration: () => tapping(exported),
    holds: () => all(exported),
    unless: nothing,
  },
  {
    says: 'These hooks fire where a name is declared, renamed or changed.',
    files: modules(variables),
    configuration: () => tapping(variables),
    holds: () => all(variables),
    unless: nothing,
  },
  {
    says: 'The key of these hooks, where they have one, is the name of a free variable',
    files: modules(expressions),
    configuration: () => tapping(expressions),
    holds: () => all(expressions),
    unless: nothing,
  },
];
