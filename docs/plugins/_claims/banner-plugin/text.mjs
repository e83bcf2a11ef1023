import assert from 'node:assert/strict';

const afterMinimizer = ({Compilation}) => Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

/** Gives a configuration with a banner; `stage` is a function that gets webpack. */
const banner =
  (options, more) =>
  ({webpack}) => ({
    plugins: [
      new webpack.BannerPlugin({...options, stage: options.stage && options.stage(webpack)}),
    ],
    ...more,
  });

const shop = {'src/index.js': 'console.log("Sage");'};
const hashed = {output: {filename: '[name].[contenthash].js'}};
const lineOfFirstMapping = (map) => /^;*/.exec(JSON.parse(map).mappings)[0].length;
const threeLines = '1\n2\n3';

export default [
  {
    says: 'In development mode, the banner stays at the top of main.js.',
    modes: ['development'],
    files: shop,
    configuration: banner({banner: 'Herb shop'}),
    holds: ({assets}) => assert.match(assets['main.js'], /^\/\*! Herb shop \*\/\n/),
    unless: {configuration: {mode: 'production'}},
  },
  {
    says: 'It changes */ in the text to * /',
    files: shop,
    configuration: banner({banner: 'a */ b', stage: afterMinimizer}),
    holds: ({assets}) => assert.match(assets['main.js'], /^\/\*! a \* \/ b \*\/\n/),
    unless: {configuration: banner({banner: 'a */ b', raw: true, stage: afterMinimizer})},
  },
  {
    says: 'it also drops a directive such as "use client" unless you add that at a later stage',
    modes: ['production'],
    files: shop,
    configuration: banner({banner: '"use client";', raw: true}),
    holds: ({assets}) => assert.doesNotMatch(assets['main.js'], /use client/),
    unless: {configuration: banner({banner: '"use client";', raw: true, stage: afterMinimizer})},
  },
  {
    says: 'Source maps and, in production, [contenthash] take it into account.',
    modes: ['production'],
    files: shop,
    configuration: banner(
      {banner: threeLines, stage: afterMinimizer},
      {...hashed, devtool: 'source-map'},
    ),
    async holds({assets, build}) {
      const name = Object.keys(assets).find((file) => file.endsWith('.js'));
      assert.equal(lineOfFirstMapping(assets[`${name}.map`]), 5);
      const other = await build({
        configuration: banner({banner: 'x', stage: afterMinimizer}, hashed),
      });
      assert.ok(!other.assets[name]);
    },
    unless: {
      configuration: banner(
        {banner: threeLines, stage: () => 5000},
        {...hashed, devtool: 'source-map'},
      ),
    },
  },
  {
    says: 'The lines in source maps no longer match, because the maps were made before it.',
    files: shop,
    configuration: banner(
      {
        banner: threeLines,
        stage: ({Compilation}) => Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1,
      },
      {devtool: 'source-map', optimization: {minimize: false}},
    ),
    async holds({assets, build}) {
      const without = await build({configuration: {plugins: []}});
      assert.match(assets['main.js'], /^\/\*!\n \* 1/);
      assert.equal(
        lineOfFirstMapping(assets['main.js.map']),
        lineOfFirstMapping(without.assets['main.js.map']),
      );
    },
    unless: {
      configuration: banner(
        {banner: threeLines, stage: afterMinimizer},
        {devtool: 'source-map', optimization: {minimize: false}},
      ),
    },
  },
  {
    says: '[contenthash] stays the same when the banner changes.',
    files: shop,
    configuration: banner(
      {banner: 'a', stage: ({Compilation}) => Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1},
      hashed,
    ),
    async holds({assets, build}) {
      const other = await build({
        configuration: banner(
          {
            banner: 'b',
            stage: ({Compilation}) => Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
          },
          hashed,
        ),
      });
      assert.match(Object.values(assets).join(), /! a/);
      assert.deepEqual(Object.keys(assets), Object.keys(other.assets));
    },
    unless: {configuration: banner({banner: 'a'}, {output: {filename: 'x.[contenthash].js'}})},
  },
  {
    says: 'webpack turns the hashbang line of a module into an ordinary comment:',
    files: {'src/index.js': '#!/usr/bin/env node\nconsole.log("Sage");'},
    configuration: {optimization: {minimize: false}, devtool: false},
    holds: ({assets}) => assert.match(assets['main.js'], /^\/\/#!\/usr/m),
    unless: {files: {'src/index.js': 'console.log("Sage");'}},
  },
  {
    says: 'A banner with raw that is an ordinary comment without ! is removed without a trace.',
    modes: ['production'],
    files: shop,
    configuration: banner({banner: '/* Herb shop */', raw: true}),
    holds: ({assets}) => assert.doesNotMatch(JSON.stringify(assets), /Herb shop/),
    unless: {configuration: banner({banner: '/*! Herb shop */', raw: true})},
  },
  {
    says: 'so webpack cannot tell which one you mean',
    files: shop,
    configuration: banner({banner: 'build [contenthash]'}),
    holds: ({thrown, errors}) =>
      assert.match(
        `${thrown} ${errors}`,
        /Path variable \[contenthash\] not implemented in this context: \/\*! build \[contenthash\] \*\//,
      ),
    unless: {configuration: banner({banner: 'build [chunkhash]'})},
  },
  {
    says: 'an import or require() in it stays as it is',
    files: {'src/index.js': 'console.log("shop");'},
    configuration: ({webpack}) => ({
      plugins: [new webpack.BannerPlugin({banner: 'require("./missing.js");', raw: true})],
    }),
    holds: ({errors}) => assert.deepEqual(errors, []),
    unless: {files: {'src/index.js': 'require("./missing.js");'}},
  },
];
