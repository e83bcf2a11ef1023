import webpack, {type Configuration} from 'webpack';
import {chat} from '../../config/chat';
import {suggestionScript} from '../../config/not-found';

/** The behaviors that pages have without the application. */
export interface StaticScripts {
  /** Folder they were written to, laid out as the root of the site. */
  folder: string;
  /** All files, relative to it. */
  files: string[];
  /** The one that every page loads; named by its content. */
  everyPage: string;
}

/** Entries of the file that every page loads, relative to the site. Without a frame of the chat there is nothing to load. */
export const staticBehaviors = [
  './src/client/static/index.ts',
  ...(chat.embed === undefined ? [] : ['./src/client/static/chat-frame.ts']),
];

/**
 * Bundles src/client/static, and what only the screen of unknown addresses needs, apart from the
 * application and without its runtime.
 * @param folder where the files are written
 * @throws when they do not compile
 */
export async function buildStaticScripts(siteDir: string, folder: string): Promise<StaticScripts> {
  const filesOf = await run({
    mode: 'production',
    context: siteDir,
    entry: {
      everyPage: {import: staticBehaviors, filename: 'assets/js/static.[contenthash:8].js'},
      notFound: {import: './src/client/not-found/index.ts', filename: suggestionScript.slice(1)},
    },
    target: ['web', 'es2020'],
    output: {path: folder},
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
  return {folder, files: Object.values(filesOf).flat(), everyPage: filesOf.everyPage![0]!};
}

/** Gives the files of each entry. */
function run(configuration: Configuration): Promise<Record<string, string[]>> {
  const compiler = webpack(configuration)!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      const [failure] = stats?.compilation.errors ?? [];
      if (failure || !stats) {
        return reject(new Error(`The static scripts do not compile: ${failure?.message}`));
      }
      const entries = [...stats.compilation.entrypoints];
      resolve(Object.fromEntries(entries.map(([name, entry]) => [name, entry.getFiles()])));
    });
  });
}
