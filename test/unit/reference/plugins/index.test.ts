import {pluginsIn} from '../../../../src/reference/plugins';
import {scriptOf} from '../script-of';

it('finds what webpack exports, in scopes and with what replaces it', () => {
  const script = scriptOf(
    `module.exports = merge(fn, {
      get Compiler() { return require("./Compiler"); },
      /** @deprecated use bread.BakePlugin */
      get BakePlugin() { return require("./bread/BakePlugin"); },
      bread: { get BakePlugin() { return require("./bread/BakePlugin"); } }
    });`,
    'lib/index.js',
  );
  expect(pluginsIn(script)).toEqual([
    {
      name: 'BakePlugin',
      path: 'webpack.BakePlugin',
      file: 'lib/bread/BakePlugin.js',
      deprecated: 'use bread.BakePlugin',
    },
    {name: 'BakePlugin', path: 'webpack.bread.BakePlugin', file: 'lib/bread/BakePlugin.js'},
  ]);
});
