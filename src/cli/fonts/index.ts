import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {type CodeRange, type Face, faces} from '../../config/fonts';
import {nameTable} from './name-table';
import {withTable} from './sfnt';

/** `npm run fonts`: cuts the site's two faces out of the originals and gives them their own names. */
const folder = path.resolve('static/fonts');

async function main(): Promise<void> {
  for (const face of faces) {
    const renamed = await named(face);
    for (const {suffix, ranges} of face.parts) {
      const font = await subsetFont(renamed, characters(ranges), {
        targetFormat: 'woff2',
        keepFeatures: [...face.features],
        noHinting: true,
      });
      const file = `${face.file}${suffix}.woff2`;
      await writeFile(path.join(folder, file), font);
      console.log(`fonts: ${file}, ${(font.length / 1000).toFixed(1)} kB`);
    }
  }
}

/** The whole face within the axes we use, under our name. */
async function named({source, axes, family, copyright}: Face): Promise<Buffer> {
  const instance = await subsetFont(await readFile(require.resolve(source)), '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return withTable(instance, 'name', nameTable(family, copyright));
}

function characters(ranges: readonly CodeRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

void main();
