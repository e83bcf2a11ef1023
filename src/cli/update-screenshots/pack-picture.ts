import {readFile, writeFile} from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Makes a screenshot smaller: 256 colors are enough for a page, and a third of the bytes. One that
 * is packed already stays as it is.
 * @param file path of the PNG, which is written in place
 * @returns whether it was packed now
 * @throws when the file is no picture
 */
export async function packPicture(file: string): Promise<boolean> {
  const picture = await readFile(file);
  const {isPalette} = await sharp(picture).metadata();
  if (isPalette) return false;
  await writeFile(
    file,
    await sharp(picture).png({palette: true, dither: 0, effort: 10}).toBuffer(),
  );
  return true;
}
