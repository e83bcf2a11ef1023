import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import fs, {writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';

/** Counts builds after an edit in a process that gets no notifications. */
async function builds({webpack, mode, folder, stats}) {
  const {watch} = fs;
  fs.watch = () => Object.assign(new EventEmitter(), {close() {}});
  try {
    const compiler = webpack({mode, context: folder});
    let count = 0;
    compiler.hooks.done.tap('claim', () => (count += 1));
    const watching = compiler.watch({...stats.compilation.options.watchOptions}, () => {});
    while (count === 0) await setTimeout(20);
    await setTimeout(1500);
    count = 1;
    writeFileSync(`${folder}/src/index.js`, 'console.log("15 seconds");');
    await setTimeout(1500);
    await new Promise((resolve) => watching.close(resolve));
    return count;
  } finally {
    fs.watch = watch;
  }
}

const polling = {watchOptions: {poll: 300}};
const server = (devServer) => ({configuration: {devServer: {static: false, ...devServer}}});
const named = {headers: {host: 'lighthouse.test:8080'}};

export default [
  {
    says: 'Without poll, the same edit starts no build.',
    files: {'src/index.js': 'console.log("12 seconds");'},
    holds: async (seen) => assert.equal(await builds(seen), 1),
    unless: {configuration: polling},
  },
  {
    says: 'It watches them with chokidar, which polls at the same interval if watchOptions.poll is set.',
    files: {'public/index.html': 'page'},
    configuration: {...polling, devServer: {static: './public', watchFiles: './public/*.html'}},
    holds: ({serve}) =>
      serve(({server: {staticWatchers}}) => {
        assert.equal(staticWatchers.length, 2);
        for (const {options} of staticWatchers) {
          assert.equal(options.usePolling, true);
          assert.equal(options.interval, 300);
        }
      }),
    unless: {configuration: {watchOptions: {}}},
  },
  {
    says: 'The server responds with status 403 and this text if the name in the URL is not allowed:',
    ...server({}),
    holds: ({serve}) =>
      serve(async ({get}) => {
        const {status, text} = await get('/main.js', named);
        assert.equal(status, 403);
        assert.equal(text, 'Invalid Host header');
      }),
    unless: server({allowedHosts: ['lighthouse.test']}),
  },
  {
    says: 'You open the page under a name, such as http://lighthouse.test:8080.',
    ...server({allowedHosts: ['lighthouse.test']}),
    holds: ({serve}) =>
      serve(async ({get}) => assert.equal((await get('/main.js', named)).status, 200)),
    unless: server({}),
  },
  {
    says: 'IP addresses and localhost need no entry.',
    ...server({}),
    holds: ({serve}) =>
      serve(async ({get}) => {
        for (const host of ['192.168.56.10:8080', 'localhost:8080'])
          assert.equal((await get('/main.js', {headers: {host}})).status, 200);
      }),
    unless: {configuration: {devServer: {devMiddleware: {publicPath: '/elsewhere/'}}}},
  },
];
