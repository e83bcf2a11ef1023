import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';

const result = (webpack, options) =>
  new Promise((resolve) => webpack(options, (error, stats) => resolve({error, stats})));

/** Statuses of the server of the page, and whether the folder of the bundle exists afterwards. */
async function statuses({webpack, mode, folder, stats}) {
  const require = createRequire(`${folder}/package.json`);
  const express = require('express');
  const devMiddleware = require('webpack-dev-middleware');
  const options = {mode, context: folder, output: {path: `${folder}/built`}, stats: 'none'};
  const middleware = devMiddleware(webpack({...options, infrastructureLogging: {level: 'none'}}), {
    writeToDisk: stats.compilation.options.name === 'written',
  });
  const app = express();
  app.use(middleware);
  app.get('/tide', (request, response) => response.json({hour: 14}));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const found = [];
  for (const path of ['/main.js', '/tide', '/elsewhere'])
    found.push((await fetch(`http://127.0.0.1:${server.address().port}${path}`)).status);
  await new Promise((resolve) => middleware.close(resolve));
  server.closeAllConnections();
  server.close();
  return [...found, existsSync(`${folder}/built`)];
}

export default [
  {
    says: 'Errors in your modules are in stats, unless bail is set.',
    async holds({webpack, mode, folder}) {
      const missing = {mode, context: folder, entry: './src/tide.js'};
      const {error, stats} = await result(webpack, missing);
      assert.equal(error, null);
      assert.equal(stats.hasErrors(), true);
      const bailed = await result(webpack, {...missing, bail: true});
      assert.match(bailed.error.message, /Can't resolve/);
    },
    unless: {files: {'src/tide.js': 'console.log("high");'}},
  },
  {
    says: 'this server responds to /main.js with the bundle, to /tide with your data, and to other URLs with 404, in both modes. It does not write the folder dist.',
    files: {'src/index.js': 'console.log("high");'},
    holds: async (seen) => assert.deepEqual(await statuses(seen), [200, 200, 404, false]),
    unless: {configuration: {name: 'written'}},
  },
];
