import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {brand} from '../../../config/brand';
import {faces} from '../../../config/fonts';

const tools = [
  'satori',
  'sharp',
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/source-serif-4',
] as const;
const packageSchema = z.object({
  devDependencies: z.object(Object.fromEntries(tools.map((name) => [name, z.string()]))),
});

/**
 * Names how cards look: by the code that draws them, colors, faces, and the packages it draws with.
 * @param siteDir absolute folder of the site
 */
export async function designOf(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, 'src/plugins/social-cards/build');
  const files = (await readdir(folder)).sort().map((file) => path.join(folder, file));
  const code = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const manifest = await readFile(path.join(siteDir, 'package.json'), 'utf8');
  const {devDependencies} = packageSchema.parse(JSON.parse(manifest));
  return createHash('sha256')
    .update(JSON.stringify([code, brand, faces, devDependencies]))
    .digest('hex');
}
