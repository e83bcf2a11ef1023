import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {brand} from '../../../../config/brand';
import {type Card, cardElement, cardSize} from './card';
import {cube} from './cube';

/**
 * Draws a card as PNG.
 * @throws when a character of the title is in none of the fonts
 */
export async function drawCard(card: Card, fonts: Font[]): Promise<Buffer> {
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
