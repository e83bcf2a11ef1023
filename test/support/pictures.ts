import sharp from 'sharp';

const red = {r: 220, g: 0, b: 0};

/** A red picture in any format. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff',
  width = 60,
  height = 40,
): Promise<Buffer> {
  return sharp({create: {width, height, channels: 3, background: red}})
    .toFormat(format)
    .toBuffer();
}

/** An animation of a red and a blue picture. */
export async function animation(): Promise<Buffer> {
  const blue = sharp({create: {width: 60, height: 40, channels: 3, background: '#00f'}});
  const frames = [await picture('png'), await blue.png().toBuffer()];
  return sharp(frames, {join: {animated: true}})
    .gif({delay: [100, 100]})
    .toBuffer();
}

/** A drawing of 60 by 40 that is red, with whatever else it holds. */
export const drawing = (inside = '', before = ''): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40"><rect width="60" height="40" fill="#dc0000"/>${inside}</svg>`,
  );

/** Gives the color in the middle of a picture. */
export async function middleOf(image: Buffer): Promise<'red' | 'white' | 'other'> {
  const {data, info} = await sharp(image).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const start =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
  if (r > 200 && g < 30 && b < 30) return 'red';
  return Math.min(r, g, b) > 250 ? 'white' : 'other';
}
