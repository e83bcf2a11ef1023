import path from 'node:path';
import {promisify} from 'node:util';
import webpack, {type Configuration, type Stats} from 'webpack';
import {publishLicenses} from '../../../../../src/plugins/wake/build/licenses';
import {temporaryFolder, writeFiles} from '../../../../support/temporary-folder';

/** Builds a script that has the code of a package under a license. */
async function build(license: string): Promise<Stats> {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'index.js': "import 'kettle';",
    'node_modules/kettle/package.json': JSON.stringify({name: 'kettle', version: '1.0.0', license}),
    'node_modules/kettle/index.js': 'console.log("boils");',
    'node_modules/kettle/LICENSE': 'You may boil water.',
  });
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {path: path.join(folder, 'dist')},
    plugins: [publishLicenses()],
  });
  return stats!;
}

it.each(['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC'])(
  'publishes a package under %s',
  async (license) => {
    const stats = await build(license);
    expect(stats.toJson().errors).toEqual([]);
    expect(stats.compilation.getAsset('licenses.txt')).toBeDefined();
  },
);

it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED'])(
  'stops at a package under %s',
  async (license) => {
    await expect(build(license)).rejects.toThrow(`kettle ships to readers under ${license}`);
  },
);
