import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {archives} from '../../../content/examples/archives';
import {serveFiles} from '../../development/served-files';

/** Offers every example project as a ZIP, whole and at each of its steps. */
export async function writeArchives(siteDir: string, outDir: string): Promise<void> {
  await Promise.all(
    archives(siteDir).map(async ({address, content}) => {
      const target = path.join(outDir, address);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }),
  );
}

const isArchive = (address: string) => /\/examples\/[\w-]+(?:\/[\w-]+)?\.zip$/.test(address);

/** The same in the development server: gives what `configureWebpack` returns. */
export const serveArchives = (siteDir: string) =>
  serveFiles('examples', isArchive, () =>
    archives(siteDir).map(({address, content}) => ({address, write: () => content})),
  );
