import {brand} from '../../../../config/brand';

/** What a card says. */
export interface Card {
  title: string;
  /** Folder of the section, as on the register tab; missing for pages in none. */
  section?: string;
  /** Major version of webpack; missing for screens that belong to none. */
  version?: string;
}

/** An element as satori takes it: React's shape without React. */
export interface CardElement {
  type: string;
  props: {style: Record<string, string | number>; children?: CardElement[] | string};
}

type Style = CardElement['props']['style'];

/** In pixels; the size that previews are cut for. */
export const cardSize = {width: 1200, height: 630};

const edge = 72;
const headerHeight = 168;

/** Room for the title, beside the cube. */
const titleWidth = 700;

/** Longer titles are smaller, so that none fills more than four lines. */
const sizes = [
  {to: 14, size: 112},
  {to: 32, size: 88},
  {to: 60, size: 72},
];
const smallest = 54;
/** Mean width of a character, in shares of its size: wide capitals included. */
const characterWidth = 0.48;

function sizeOf(title: string): number {
  const size = sizes.find(({to}) => title.length <= to)?.size ?? smallest;
  const longestWord = Math.max(...title.split(/[\s-]/).map(({length}) => length));
  return Math.min(size, Math.floor(titleWidth / (longestWord * characterWidth)));
}

/** Draws a page as the site does: cloth with the register tab cut from the surface below it. */
export function cardElement({title, section, version}: Card): CardElement {
  return box({...cardSize, flexDirection: 'column', backgroundColor: brand.surface}, [
    box(
      {
        height: headerHeight,
        padding: `0 ${edge}px`,
        backgroundColor: brand.elephant,
        justifyContent: 'space-between',
        alignItems: 'flex-end',
      },
      [name(version), ...(section === undefined ? [] : [tab(section)])],
    ),
    box({flexGrow: 1, padding: `0 ${edge}px 20px`, alignItems: 'center'}, [
      line(
        {
          width: titleWidth,
          fontFamily: 'read',
          fontSize: sizeOf(title),
          lineHeight: 1.12,
          letterSpacing: '-0.015em',
          wordBreak: 'break-word',
          color: brand.text,
        },
        title,
      ),
    ]),
  ]);
}

const name = (version = '') =>
  line(
    {fontFamily: 'use', fontSize: 40, color: brand.surface, paddingLeft: 84, paddingBottom: 58},
    `webpack ${version}`.trim(),
  );

const tab = (section: string) =>
  line(
    {
      fontFamily: 'use',
      fontSize: 36,
      color: brand.fiord,
      backgroundColor: brand.surface,
      padding: '16px 36px 14px',
    },
    section,
  );

const box = (style: Style, children: CardElement[]): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const line = (style: Style, children: string): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});
