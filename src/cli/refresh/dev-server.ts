import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {tarball} from 'pacote';
import * as z from 'zod';
import {versions} from '../../versions';
import {keptDevServer} from '../../versions/packages';
import {fileIn} from './file-in-package';

const manifest = z.strictObject({
  name: z.literal('webpack-dev-server'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
});
const schema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.object({})),
});
const file = 'lib/options.json';

/**
 * Fetches the schema of the development server of an older version again: only that file is kept,
 * because what the package depends on is out of care.
 * @param folder where it is kept, with a package.json that names the release
 * @throws when the release cannot be had, or has no such schema
 */
export async function refreshDevServer(
  folder = versions.map((version) => keptDevServer(version)).find((place) => existsSync(place))!,
  fetched: (spec: string) => Promise<Buffer> = fetchPacked,
): Promise<string> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const {name, version} = manifest.parse(JSON.parse(text));
  const found = await fileIn(await fetched(`${name}@${version}`), file);
  if (found === undefined) throw new Error(`${name} ${version} has no ${file}`);
  const {properties} = schema.parse(JSON.parse(found));
  await writeFile(path.join(folder, file), found);
  return `dev-server: ${Object.keys(properties).length} options of ${name} ${version}`;
}

function fetchPacked(spec: string): Promise<Buffer> {
  const registry = process.env.npm_config_registry;
  return tarball(spec, {...(registry && {registry}), timeout: 60_000});
}
