import type {Font} from 'satori';
import {cached} from '../../../../cache';
import type {Card} from './card';
import {drawCard} from './draw';
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
