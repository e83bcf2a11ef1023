import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {cached} from '../../../../cache';
import {brand} from '../../../../config/brand';
import {type Card, cardElement, cardSize} from './card';
import {cardFonts} from './fonts';

const code = 'plugins/published-files/build/social-cards';

/**
 * Gives what makes a card, or takes it from the cache: one that says the same and looks the same is
 * drawn once. The fonts are read when the first card has to be drawn.
 * @param siteDir absolute folder of the site
 */
export function cardMaker(siteDir: string): (card: Card) => Promise<Buffer> {
  let fonts: Promise<Font[]> | undefined;
  return async ({title, section, version}) => {
    const inputs = [title, section, version];
    const png = await cached({name: 'social cards', code, inputs}, async () => {
      fonts ??= cardFonts(siteDir);
      return (await drawCard({title, section, version}, await fonts)).toString('base64');
    });
    return Buffer.from(png, 'base64');
  };
}

/**
 * Draws a card as PNG.
 * @throws when a character of the title is in none of the fonts
 */
async function drawCard(card: Card, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(cardElement(card) as never, {
    ...cardSize,
    fonts,
    loadAdditionalAsset: (_, characters) => {
      throw new Error(
        `The fonts of social cards lack "${characters}", which stands in the title "${card.title}"`,
      );
    },
  });
  const art = cube(72, 45, 68, brand.surface) + cube(840, 236, 288, brand.malibu);
  return sharp(Buffer.from(svg.replace('</svg>', () => `${art}</svg>`)))
    .png({palette: true, colors: 32, dither: 0, effort: 2, compressionLevel: 9})
    .toBuffer();
}

/** The cube in its shell, as in the header: where it stands on a card, and how large. */
function cube(x: number, y: number, width: number, glass: string): string {
  const face = (color: string, outline: string) => `<path fill="${color}" d="${outline}"/>`;
  return [
    `<g transform="translate(${x} ${y}) scale(${width / 28})">`,
    `<path d="M14 .6l13 7.6v15.6l-13 7.6L1 23.8V8.2z" fill="${brand.malibu}" fill-opacity=".25"/>`,
    `<path d="M14 .6l13 7.6v15.6l-13 7.6L1 23.8V8.2zM1 8.2l13 7.6 13-7.6M14 15.8v15.6" fill="none" stroke="${glass}" stroke-width=".6" stroke-linejoin="round"/>`,
    face(brand.malibu, 'M14 8.6l6.4 3.7-6.4 3.7-6.4-3.7z'),
    face(brand.cubeLeft, 'M7.6 12.3L14 16v7.4l-6.4-3.7z'),
    face(brand.denim, 'M20.4 12.3L14 16v7.4l6.4-3.7z'),
    '</g>',
  ].join('');
}
