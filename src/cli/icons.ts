import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import {siWebpack} from 'simple-icons';
import {optimize} from 'svgo';
import svgpath from 'svgpath';
import {brand, logoForOthers} from '../config/brand';

/** `npm run icons`: every icon of the site from the one logo in `simple-icons`. */
const folder = path.resolve('static/icons');
const side = 24;

/** The logo's faces: the outer cube in malibu, the inner one in denim. */
function faces(): string {
  const outlines = svgpath(siWebpack.path).abs().toString().split(/(?=M)/);
  const inner = outlines.splice(-3);
  const cube = (color: string, faces: string[]) => `<path fill="${color}" d="${faces.join('')}"/>`;
  return cube(brand.malibu, outlines) + cube(brand.denim, inner);
}

const svg = (content: string, view = `0 0 ${side} ${side}`) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`);

/** Every page loads the icon: two decimals of the 24-unit logo are finer than a pixel. */
const small = (icon: Buffer) =>
  Buffer.from(optimize(icon.toString(), {floatPrecision: 2, multipass: true}).data);

/** The logo with room around it. @param margin in units of the 24-unit logo */
function padded(margin: number, background = ''): Buffer {
  const edge = side + 2 * margin;
  const rect =
    background &&
    `<rect x="${-margin}" y="${-margin}" width="${edge}" height="${edge}" fill="${background}"/>`;
  return svg(rect + faces(), `${-margin} ${-margin} ${edge} ${edge}`);
}

const png = (source: Buffer, size: number) =>
  sharp(source, {density: 1200})
    .resize(size, size)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();

async function socialCard(): Promise<Buffer> {
  const [width, height, logo] = [1200, 630, 380];
  return sharp({create: {width, height, channels: 3, background: brand.elephant}})
    .composite([
      {input: await sharp(padded(0), {density: 1200}).resize(logo, logo).png().toBuffer()},
    ])
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

async function files(): Promise<Record<string, Buffer>> {
  const plain = padded(0);
  const onCloth = padded(5, brand.elephant);
  const sizes = await Promise.all([16, 32, 48].map((size) => png(plain, size)));
  return {
    'favicon.svg': small(plain),
    [`..${logoForOthers}`]: small(padded(1)),
    '../favicon.ico': await pngToIco(sizes),
    'icon-150.png': await png(plain, 150),
    'apple-touch-icon.png': await png(onCloth, 180),
    'icon-192.png': await png(plain, 192),
    'icon-512.png': await png(plain, 512),
    'icon-maskable-512.png': await png(padded(8, brand.elephant), 512),
    'social-card.png': await socialCard(),
  };
}

async function main(): Promise<void> {
  await mkdir(path.join(folder, '..', path.dirname(logoForOthers)), {recursive: true});
  await mkdir(folder, {recursive: true});
  const made = Object.entries(await files());
  for (const [name, content] of made) await writeFile(path.join(folder, name), content);
  const bytes = made.reduce((sum, [, content]) => sum + content.length, 0);
  console.log(`icons: ${made.length} files, ${(bytes / 1000).toFixed(1)} kB, in static/icons`);
}

void main();
