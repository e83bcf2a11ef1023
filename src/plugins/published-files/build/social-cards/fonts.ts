import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {faces} from '../../../../config/fonts';

/** The faces at the one weight and size a card has them in; satori takes no variable fonts. */
const cuts: {file: string; axes: Record<string, number>}[] = [
  {file: 'read', axes: {wght: 400, opsz: 60}},
  {file: 'use', axes: {wght: 600}},
];

/**
 * Gives the faces of the site, uncut: titles may have characters that no page text has.
 * @param siteDir absolute folder of the site
 */
export function cardFonts(siteDir: string): Promise<Font[]> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return Promise.all(
    cuts.map(async ({file, axes}) => {
      const {source} = faces.find((face) => face.file === file)!;
      const data = await subsetFont(await readFile(resolve(source)), '', {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: axes,
      });
      return {name: file, data, weight: 400, style: 'normal'};
    }),
  );
}
