import sharp, {type Sharp} from 'sharp';
import {limits} from '../limits';

/** An image as this site shows it. */
export interface ImageCopy {
  /** WebP in base64, without anything but pixels. */
  data: string;
  /** How wide it is shown at most, in pixels; it may hold more for dense screens. */
  width: number;
  height: number;
  /** Whether it was an animation, of which the copy is the first picture. */
  isMoving: boolean;
}

/** How libvips calls its readers of what browsers show, for data in memory. */
const readers = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'];

/** Takes all other formats, and all files, away from what reads images in this process. */
export function readOnlyKnownFormats(): void {
  sharp.block({operation: ['VipsForeignLoad']});
  sharp.unblock({operation: readers.map((name) => `VipsForeignLoad${name}Buffer`)});
}

/**
 * Paints an image anew: whatever it was besides a picture is left behind, script, links and
 * metadata alike. What it is decides its content, whatever its name and its host say.
 * Transparent parts become white, as on the page its author saw.
 * @param wanted how wide it is to be shown; else as wide as it is
 * @throws when it is no image, a broken one, or one with too many pixels
 */
export async function copyImage(bytes: Buffer, wanted?: number): Promise<ImageCopy> {
  // The size of a compressed drawing is unknown until it is unpacked.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new Error('it is a compressed file');
  const metadata = await sharp(bytes, {limitInputPixels: limits.imagePixels}).metadata();
  const isDrawing = metadata.format === 'svg';
  const {width: natural, height: naturalHeight} = metadata.autoOrient;
  const maxWidth = Math.max(1, Math.floor((limits.imageCopyHeight * natural) / naturalHeight));
  const width = Math.min(wanted ?? natural, limits.imageCopyWidth, maxWidth);
  const stored = Math.min(isDrawing || wanted ? width * 2 : width, limits.imageCopyWidth);
  const image = sharp(bytes, {
    limitInputPixels: limits.imagePixels,
    ...(isDrawing && {density: Math.max(1, (metadata.density! * stored) / natural)}),
  })
    .autoOrient()
    .flatten({background: 'white'})
    .resize({
      width: stored,
      height: limits.imageCopyHeight,
      fit: 'inside',
      withoutEnlargement: true,
    });
  const data = await encoded(image, metadata.format === 'jpeg');
  return {
    data: data.toString('base64'),
    width,
    height: Math.max(1, Math.round((naturalHeight * width) / natural)),
    isMoving: (metadata.pages ?? 1) > 1,
  };
}

/** Photographs are compressed with invisible losses, drawings without loss unless that is too large. */
async function encoded(image: Sharp, isPhotograph: boolean): Promise<Buffer> {
  const exact = isPhotograph ? undefined : await image.webp({lossless: true}).toBuffer();
  if (exact && exact.length <= limits.imageCopyBytes) return exact;
  const data = await image.webp({quality: 80}).toBuffer();
  if (data.length <= limits.imageCopyBytes) return data;
  throw new Error(`its copy has more than the ${limits.imageCopyBytes / 1024} kB allowed`);
}
