import type {Configuration} from 'webpack';
import {runWebpack, webpack} from '../../../run-webpack';
import {dataRule} from '../../../versions/data-rule';

interface Sources {
  siteDir: string;
  /** Relative to the site. */
  entry: string[];
  /** Folder that the file is written into. */
  folder: string;
  filename: string;
  /** Expressions that replace names in the sources. */
  constants?: Record<string, string>;
}

/**
 * Bundles TypeScript into one file that is independent of the application and its runtime.
 * @param changes overrides of the configuration
 * @returns the name of the file
 * @throws when something does not compile
 */
export async function bundle(
  {siteDir, entry, folder, filename, constants = {}}: Sources,
  changes: Configuration = {},
): Promise<string> {
  const configuration: Configuration = {
    mode: 'production',
    context: siteDir,
    entry,
    target: ['web', 'es2020'],
    output: {path: folder, filename},
    resolve: {extensions: ['.ts', '.tsx', '.js'], alias: {'@site': siteDir}},
    plugins: [new webpack.DefinePlugin(constants)],
    module: {
      rules: [
        dataRule(siteDir),
        {
          test: /\.tsx?$/,
          // Some scripts have neither imports nor exports: webpack concatenates them only when declared as ESM.
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
  };
  const {compilation} = await runWebpack(configuration);
  const [failure] = compilation.errors;
  const [asset] = compilation.getAssets();
  if (asset && !failure) return asset.name;
  throw new Error(`${String(entry)} does not compile: ${failure?.message}`);
}
