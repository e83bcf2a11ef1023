import {get, put} from 'cacache';
import type {Font} from 'satori';
import type {Card} from './card';
import {designOf} from './design';
import {drawCard} from './draw';
import {cardFonts} from './fonts';

/**
 * Gives what makes a card, or takes it from the cache: one that says the same and looks the same is
 * drawn once. The fonts are read when the first card has to be drawn.
 * @param siteDir absolute folder of the site
 * @param cache absolute folder of the cache
 */
export async function cardMaker(
  siteDir: string,
  cache: string,
): Promise<(card: Card) => Promise<Buffer>> {
  const design = await designOf(siteDir);
  let fonts: Promise<Font[]> | undefined;
  const inWork = new Map<string, Promise<Buffer>>();

  async function make(card: Card, key: string): Promise<Buffer> {
    const kept = await get.info(cache, key);
    if (kept) return (await get(cache, key)).data;
    fonts ??= cardFonts(siteDir);
    const drawn = await drawCard(card, await fonts);
    await put(cache, key, drawn);
    return drawn;
  }

  return (card) => {
    const key = JSON.stringify([design, card.title, card.section, card.version]);
    const made = inWork.get(key) ?? make(card, key);
    inWork.set(key, made);
    return made;
  };
}
