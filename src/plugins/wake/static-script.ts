import path from 'node:path';
import webpack, {type Configuration} from 'webpack';
import {chat} from '../../config/chat';

/** The behaviors that pages have without the application, in one file. */
export interface StaticScript {
  /** Path on disk. */
  file: string;
  /** Where pages load it from, relative to the root of the site; named by its content. */
  address: string;
}

/** Their entries, relative to the site. Without a frame of the chat there is nothing to load. */
export const staticBehaviors = [
  './src/client/static/index.ts',
  ...(chat.embed === undefined ? [] : ['./src/client/static/chat-frame.ts']),
];

/**
 * Bundles src/client/static, apart from the application and without its runtime.
 * @param folder where the file is written
 * @throws when it does not compile
 */
export async function buildStaticScript(siteDir: string, folder: string): Promise<StaticScript> {
  const name = await run({
    mode: 'production',
    context: siteDir,
    entry: staticBehaviors,
    target: ['web', 'es2020'],
    output: {path: folder, filename: 'static.[contenthash:8].js'},
    resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': siteDir}},
    plugins: [
      new webpack.DefinePlugin({'typeof document': '"object"', 'typeof window': '"object"'}),
    ],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Behaviors export nothing: only as modules by declaration are they put into one scope.
          type: 'javascript/esm',
          loader: require.resolve('swc-loader'),
          options: {
            configFile: false,
            swcrc: false,
            jsc: {parser: {syntax: 'typescript', tsx: true}, target: 'es2020'},
          },
        },
      ],
    },
  });
  return {file: path.join(folder, name), address: `assets/js/${name}`};
}

function run(configuration: Configuration): Promise<string> {
  const compiler = webpack(configuration)!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      const [failure] = stats?.compilation.errors ?? [];
      const [asset] = stats?.compilation.getAssets() ?? [];
      if (failure || !asset) {
        return reject(
          new Error(`${staticBehaviors.join(', ')} does not compile: ${failure?.message}`),
        );
      }
      resolve(asset.name);
    });
  });
}
