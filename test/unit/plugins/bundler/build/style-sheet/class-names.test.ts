import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import webpack, {type Configuration} from 'webpack';
import {hashClassNames} from '../../../../../../src/plugins/bundler/build/style-sheet';
import {temporaryFolder} from '../../../../../support/temporary-folder';

const {resolve} = createRequire(import.meta.url);

type Names = Record<string, Record<string, string>>;

/** Builds the CSS modules of a folder, and gives the names that their classes have then. */
async function namesIn(folder: string): Promise<Names> {
  const output = temporaryFolder();
  const sheets = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const entry = path.join(output, 'entry.js');
  writeFileSync(
    entry,
    `module.exports = {${sheets
      .map((file) => `${JSON.stringify(file)}: require(${JSON.stringify(path.join(folder, file))})`)
      .join()}};`,
  );
  const modules = {exportOnlyLocals: true, namedExport: false, localIdentName: '[local]'};
  const configuration: Configuration = {
    mode: 'development',
    devtool: false,
    context: folder,
    entry,
    output: {path: output, filename: 'names.cjs', library: {type: 'commonjs2'}},
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [{loader: resolve('css-loader'), options: {modules, url: false, import: false}}],
        },
      ],
    },
  };
  hashClassNames(configuration);
  const compiler = webpack(configuration)!;
  const stats = await new Promise((done, fail) =>
    compiler.run((error, made) => (error ? fail(error) : done(made))),
  );
  expect(String((stats as webpack.Stats).compilation.errors)).toBe('');
  const made = {exports: {} as Record<string, {default: Record<string, string>}>};
  new Function('module', readFileSync(path.join(output, 'names.cjs'), 'utf8'))(made);
  return Object.fromEntries(
    Object.entries(made.exports).map(([file, names]) => [file, {...names.default}]),
  );
}

it('names of classes are four signs, and no two of them are the same, nor one of src/css', async () => {
  const names = Object.values(await namesIn(path.resolve('src'))).flatMap((name) =>
    Object.values(name).flatMap((composed) => composed.split(' ')),
  );
  const classNames = new Set(names);
  expect(classNames.size).toBeGreaterThan(100);
  // css-loader puts a line before a name that would begin with a digit.
  expect([...classNames].filter((name) => !/^(?:[A-Za-z_]\w{3}|_\d\w{3})$/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const duplicates = readdirSync('src/css').flatMap(
    (file) => readFileSync(`src/css/${file}`, 'utf8').match(/(?<=\.)[a-z][\w-]*/gi) ?? [],
  );
  expect(duplicates.filter((name) => classNames.has(name))).toEqual([]);
});
