import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {screensWithCard, socialCardOf} from '../../../../config/social-cards';
import {versions} from '../../../../versions';
import {readIndex} from '../../../../content';
import {pagesOf} from '../../../../content/node';
import {sectionOf} from '../../../../content/section-menu';
import type {Card} from './card';

/** Makes the pictures that previews of the pages show elsewhere. */
export async function writeSocialCards(siteDir: string, outDir: string): Promise<void> {
  const {cardMaker} = await import('./card-maker');
  const makeCard = cardMaker(siteDir);
  const cards = cardsOf(await readIndex(siteDir));
  await Promise.all(
    [...cards].map(async ([address, card]) => {
      const file = path.join(outDir, address);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, await makeCard(card));
    }),
  );
}

/** What the card of each page says, by the address of its file. The landing page has one of its own. */
function cardsOf(index: Awaited<ReturnType<typeof readIndex>>): Map<string, Card> {
  const entries = versions.flatMap(({name, base, label}) =>
    pagesOf(index[name]!)
      .filter(({url}) => url !== '/')
      .map(({url, title}): [string, Card] => [
        socialCardOf(url),
        {title, section: sectionOf(url, base), version: label},
      ]),
  );
  const screens = Object.entries(screensWithCard).map(([url, title]): [string, Card] => [
    socialCardOf(url),
    {title},
  ]);
  return new Map([...entries, ...screens]);
}
