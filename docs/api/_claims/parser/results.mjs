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
const returning = (name, result) =>
  parsing((parser) => {
    parser.hooks[name].tap({name: 'Claim', stage: -100}, () => result);
    parser.hooks.call.for('yes').tap('Claim', () => void seen.push('yes'));
    parser.hooks.call.for('no').tap('Claim', () => void seen.push('no'));
  });
const located = (of) =>
  parsing((parser, {dependencies}) => {
    parser.hooks.expression.for('shop').tap('Claim', (expression) => {
      const dependency = new dependencies.ConstDependency('1', expression.range);
      dependency.loc = of(parser, expression);
      parser.state.module.addPresentationalDependency(dependency);
      return true;
    });
  });
const tagged = (key) =>
  parsing((parser) => {
    const tag = Symbol('tea');
    parser.hooks.preDeclarator.tap('Claim', ({id}) => {
      parser.defineVariable(id.name);
      parser.tagVariable(id.name, tag, 'Assam');
      return true;
    });
    parser.hooks.expression
      .for(key ?? tag)
      .tap('Claim', () => void seen.push(parser.currentTagData));
  });
const free = (name, result) =>
  parsing((parser) => {
    parser.hooks[name].for('shop').tap('Claim', () => result);
    parser.hooks.call.for('shop').tap('Claim', () => void seen.push('call'));
  });

const programs = parsing((parser) => {
  parser.hooks.program.tap('Claim', () => void seen.push('program'));
});

/** Builds the project of a claim twice with one compiler. */
async function twice({webpack, stats}) {
  const compiler = webpack({...stats.compilation.options});
  const watching = await new Promise((resolve) => {
    const started = compiler.watch({}, () => resolve(started));
  });
  await new Promise((resolve) => watching.invalidate(resolve));
  await new Promise((resolve) => watching.close(resolve));
}

export default [
  {
    says: 'parser.hooks.expression.for("shop") does not fire in a module with its own variable shop.',
    files: code('const shop = 1; console.log(shop);'),
    configuration: notes(['expression', 'shop']),
    holds: () => assert.deepEqual(seen, []),
    unless: {files: code('console.log(shop);')},
  },
  {
    says: 'If you set dependency.loc to node.loc, as older plugins do, the module fails to build.',
    files: code('console.log(shop);'),
    configuration: located((parser, {loc}) => loc),
    holds: ({errors}) => assert.equal(errors.length, 1),
    unless: {configuration: located((parser, node) => parser.getLocation(node))},
  },
  {
    says: 'A hook with the tag as its key then fires, and parser.currentTagData is your data.',
    files: code('const shop = 1; console.log(shop);'),
    configuration: tagged(),
    holds: () => assert.deepEqual(seen, ['Assam']),
    unless: {configuration: tagged('shop')},
  },
  {
    says: 'webpack does not parse a module that comes from a cache.',
    // in development mode, it trusts no file that is as new as those of this claim
    modes: ['production'],
    files: {'package.json': '{"name": "shop"}'},
    configuration: {cache: {type: 'memory'}, ...programs},
    async holds(given) {
      await twice(given);
      assert.deepEqual(seen, ['program']);
    },
    unless: {configuration: {cache: false, ...programs}},
  },
  {
    says: 'In webpack 5.113.0, it fires in development for a variable at the top of a module, but not for one in a function, and not in production.',
    files: code('const shop = 1; if (shop) console.log(shop);'),
    configuration: notes(['evaluateDefinedIdentifier', 'shop']),
    async holds({mode, build}) {
      const fired = mode === 'production' ? [] : ['evaluateDefinedIdentifier'];
      assert.deepEqual([...new Set(seen)], fired);
      seen.length = 0;
      await build({files: code('function f() { const shop = 1; if (shop) f(shop); } f();')});
      assert.deepEqual(seen, []);
    },
    unless: {
      files: code('if (shop) console.log(shop);'),
      configuration: notes(['evaluateIdentifier', 'shop']),
    },
  },
  {
    says: 'in development mode, it does not',
    modes: ['development'],
    files: code('export const a = b();'),
    configuration: notes(['isPure', 'CallExpression']),
    holds: () => assert.deepEqual(seen, []),
    unless: {
      configuration: {...notes(['isPure', 'CallExpression']), optimization: {innerGraph: true}},
    },
  },
  {
    says: 'Fires for an if statement before any part of it is walked. Return true to walk the first branch, false to walk the other one',
    files: code('if (globalThis.a) yes(); else no();'),
    configuration: returning('statementIf', true),
    holds: () => assert.deepEqual(seen, ['yes']),
    unless: {configuration: returning('statementIf', false)},
  },
  {
    says: 'Fires for the conditional operator a ? b : c. Return true to walk the first branch',
    files: code('globalThis.a ? yes() : no();'),
    configuration: returning('expressionConditionalOperator', false),
    holds: () => assert.deepEqual(seen, ['no']),
    unless: {configuration: returning('expressionConditionalOperator', undefined)},
  },
  {
    says: 'Return true to walk the right side, false to walk neither side, and nothing to walk both.',
    files: code('no() && yes();'),
    configuration: returning('expressionLogicalOperator', true),
    holds: () => assert.deepEqual(seen, ['yes']),
    unless: {configuration: returning('expressionLogicalOperator', undefined)},
  },
  {
    says: 'Return true, and hooks for shop also fire where the code uses s.',
    files: code('const s = shop; s();'),
    configuration: free('canRename', true),
    holds: () => assert.deepEqual(seen, ['call']),
    unless: {configuration: free('canRename', false)},
  },
  {
    says: 'with the list of members. It fires before call',
    files: code('shop.open();'),
    configuration: notes(['call', 'shop.open'], ['callMemberChain', 'shop']),
    holds: () => assert.deepEqual(seen, ['callMemberChain', 'call']),
    unless: {files: code('shop;')},
  },
  {
    says: 'Return a value to skip the walk of the whole module.',
    files: code('yes();'),
    configuration: returning('program', true),
    holds: () => assert.deepEqual(seen, []),
    unless: {configuration: returning('program', undefined)},
  },
];
