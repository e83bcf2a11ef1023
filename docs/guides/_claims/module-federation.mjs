import assert from 'node:assert/strict';
import {createRequire} from 'node:module';

const {ModuleFederationPlugin} = createRequire(import.meta.url)('webpack').container;

const atlas = (options) => () => ({
  devtool: false,
  plugins: [new ModuleFederationPlugin({name: 'atlas', ...options})],
});
const remotes = {weather: 'weather@/missing/weather-entry.js'};
const shared = {react: {singleton: true, requiredVersion: '^19.0.0'}};

export default [
  {
    says: 'The import() of the remote rejects',
    files: {
      'src/index.js': `
        import("weather/Forecast").then(
          () => console.log("loaded"),
          (error) => console.log(error.name, error.message.split("\\n")[0]),
        );`,
    },
    configuration: atlas({remotes}),
    holds: async ({run}) =>
      assert.deepEqual((await run()).printed, ['ScriptExternalLoadError Loading script failed.']),
    unless: {
      configuration: atlas({
        remotes: {weather: 'promise Promise.resolve({init() {}, get: () => () => ({})})'},
      }),
    },
  },
  {
    says: 'The host waits for every remote before it loads the shared React',
    files: {
      'src/index.js': 'import("./start.js");',
      'src/start.js': `
        import {version} from "react";
        console.log(typeof version);
        export const show = () => import("weather/Forecast");`,
    },
    configuration: atlas({shared, remotes: {weather: 'promise new Promise(() => {})'}}),
    holds: async ({run}) => assert.deepEqual((await run()).printed, []),
    unless: {
      configuration: atlas({
        shared,
        remotes: {weather: 'promise Promise.resolve({init() {}, get: () => () => ({})})'},
      }),
    },
  },
  {
    says: 'The entry only imports the application, because the host has to agree',
    files: {
      'src/index.js': 'import {version} from "react"; console.log(typeof version);',
      'src/start.js': 'import {version} from "react"; console.log(typeof version);',
    },
    configuration: atlas({shared}),
    holds: async ({run}) =>
      assert.match(
        String((await run()).failure),
        /Shared module is not available for eager consumption/,
      ),
    unless: {files: {'src/index.js': 'import("./start.js");'}},
  },
  {
    says: 'By default, a singleton is used even if its version is outside of requiredVersion',
    files: {'src/index.js': 'import("react").then(({version}) => console.log(typeof version));'},
    configuration: atlas({shared: {react: {singleton: true, requiredVersion: '^18.0.0'}}}),
    holds: async ({run}) => assert.equal((await run()).printed.at(-1), 'string'),
    unless: {
      configuration: atlas({
        shared: {react: {singleton: true, requiredVersion: '^18.0.0', strictVersion: true}},
      }),
    },
  },
];
