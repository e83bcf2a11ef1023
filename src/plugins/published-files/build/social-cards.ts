import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {brand} from '../../../config/brand';
import {sections, sectionTitles} from '../../../config/sections';
import {screensWithCard, socialCardOf} from '../../../config/social-cards';
import {versions} from '../../../versions';

/** What a card says. */
interface Card {
  /** Address of its file. */
  address: string;
  title: string;
  /** Major version of webpack; missing for what belongs to none. */
  version?: string;
}

/** Makes the pictures that previews show elsewhere: one for each section, screen, and the rest. */
export async function writeSocialCards(siteDir: string, outDir: string): Promise<void> {
  const fonts = await cardFonts(siteDir);
  for (const card of cards) {
    const file = path.join(outDir, card.address);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await drawCard(card, fonts));
  }
}

/** The landing page's card is in static/. */
const cards: Card[] = [
  {address: socialCardOf('/'), title: 'Documentation'},
  ...screensWithCard.map(({url, title}) => ({address: socialCardOf(url), title})),
  ...versions.flatMap(({base, label}) =>
    sections.map((section) => ({
      address: socialCardOf(`${base}${section}/`),
      title: sectionTitles[section],
      version: label,
    })),
  ),
];

/** The faces at the one weight and size a card has them in; satori takes no variable fonts. */
const cuts: {name: string; source: string; axes: Record<string, number>}[] = [
  {
    name: 'read',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: {wght: 400, opsz: 60},
  },
  {
    name: 'use',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: {wght: 600},
  },
];

function cardFonts(siteDir: string): Promise<Font[]> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return Promise.all(
    cuts.map(async ({name, source, axes}) => {
      const data = await subsetFont(await readFile(resolve(source)), '', {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: axes,
      });
      return {name, data, weight: 400, style: 'normal'};
    }),
  );
}

/** In pixels; the size that previews are cut for. */
const size = {width: 1200, height: 630};

async function drawCard(card: Card, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(cardElement(card) as never, {...size, fonts});
  const art = cube(72, 45, 68, brand.surface) + cube(840, 236, 288, brand.malibu);
  return sharp(Buffer.from(svg.replace('</svg>', () => `${art}</svg>`)))
    .png({palette: true, colors: 32, dither: 0, effort: 2, compressionLevel: 9})
    .toBuffer();
}

/** A page as the site draws it: the cloth with the name, and the title on the surface below. */
const cardElement = ({title, version = ''}: Card) =>
  box({...size, flexDirection: 'column', backgroundColor: brand.surface}, [
    box(
      {
        height: 110,
        padding: '0 72px 58px 156px',
        alignItems: 'flex-end',
        backgroundColor: brand.elephant,
      },
      text({fontFamily: 'use', fontSize: 40, color: brand.surface}, `webpack ${version}`.trim()),
    ),
    box(
      {flexGrow: 1, padding: '0 72px 20px', alignItems: 'center'},
      text({width: 700, fontFamily: 'read', fontSize: 104, color: brand.text}, title),
    ),
  ]);

type Style = Record<string, string | number>;

/** An element as satori takes it: React's shape without React. */
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});
const text = (style: Style, words: string) =>
  box({lineHeight: 1.12, letterSpacing: '-0.015em', ...style}, words);

/** The cube in its shell, as in the header: its position on a card, and its size. */
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
