import webpack, {type Configuration} from 'webpack';

interface Sources {
  siteDir: string;
  /** Relative to the site. */
  entry: string[];
  /** Folder that the file is written into. */
  folder: string;
  filename: string;
  /** Expressions that stand for names in the sources. */
  constants?: Record<string, string>;
}

/**
 * Bundles TypeScript into one file, apart from the application and without its runtime.
 * @param changes what is different from a script of a page
 * @returns name of the file
 * @throws when something does not compile
 */
export function bundle(
  {siteDir, entry, folder, filename, constants = {}}: Sources,
  changes: Configuration = {},
): Promise<string> {
  return run({
    mode: 'production',
    context: siteDir,
    entry,
    target: ['web', 'es2020'],
    output: {path: folder, filename},
    resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': siteDir}},
    plugins: [new webpack.DefinePlugin(constants)],
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
    ...changes,
  });
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
          new Error(`${String(configuration.entry)} does not compile: ${failure?.message}`),
        );
      }
      resolve(asset.name);
    });
  });
}
