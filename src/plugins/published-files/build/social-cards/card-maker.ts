import type {Font} from 'satori';
import type {Cache, Computation} from '../../../../cache';
import type {Card} from './card';
import {drawCard} from './draw';
import {cardFonts} from './fonts';

const socialCards: Computation = {name: 'social cards', module: import.meta.url};

/**
 * Gives what makes a card, or takes it from the cache: one that says the same and looks the same is
 * drawn once. The fonts are read when the first card has to be drawn.
 * @param siteDir absolute folder of the site
 */
export function cardMaker(siteDir: string, cache: Cache): (card: Card) => Promise<Buffer> {
  let fonts: Promise<Font[]> | undefined;
  return ({title, section, version}) =>
    cache.kept(socialCards, [title, section, version], async () => {
      fonts ??= cardFonts(siteDir);
      return drawCard({title, section, version}, await fonts);
    });
}
