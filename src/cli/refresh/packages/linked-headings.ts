import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../../../versions';

/** Gives the addresses with fragments that pages of this site link to, mirrored ones included. */
export async function linkedHeadings(siteDir: string): Promise<ReadonlySet<string>> {
  const files = await Promise.all(
    versions.map(async ({folder}) => {
      const names = await readdir(path.join(siteDir, folder), {recursive: true}).catch(() => []);
      return names
        .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('node_modules'))
        .map((name) => path.join(siteDir, folder, name));
    }),
  );
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/\/[\w/.-]+\/#[\w-]+/g) ?? []));
}
