/** A range of characters, first and last included. */
export type CodeRange = readonly [first: number, last: number];

/** A file of a face. Browsers fetch it only for pages with one of its characters. */
export interface FontPart {
  suffix: string;
  ranges: readonly CodeRange[];
}

/** A face of the site, as it was cut out of the original one. */
export interface Face {
  file: string;
  /** Our name: the license reserves the original one for the unchanged font. */
  family: string;
  source: string;
  copyright: string;
  axes: Readonly<Record<string, number | {min: number; max: number}>>;
  features: readonly string[];
  parts: readonly FontPart[];
}

/** Spaces, dashes, quotation marks and the four signs that prose is full of: © · × →. */
const typography: readonly CodeRange[] = [
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2192, 0x2192],
];

const signs: readonly CodeRange[] = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xbf],
  [0xf7, 0xf7],
  [0x2009, 0x2009],
  [0x2022, 0x2022],
  [0x203a, 0x203a],
  [0x2190, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

const accented: FontPart = {
  suffix: '-latin',
  ranges: [
    [0xc0, 0xd6],
    [0xd8, 0xf6],
    [0xf8, 0xff],
  ],
};

/**
 * The two faces. The first part of each has what nearly every page needs; what is typed rather
 * than read is in the reader's own mono, so the reading face has its brackets in the second.
 * `src/css/fonts.css` repeats names and ranges.
 */
export const faces: readonly Face[] = [
  {
    file: 'read',
    family: 'Bound Read',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    copyright: 'Copyright 2014-2023 Adobe (http://www.adobe.com/). SIL Open Font License 1.1.',
    axes: {wght: {min: 400, max: 600}, opsz: 18},
    features: ['kern', 'liga'],
    parts: [
      {
        suffix: '',
        ranges: [
          [0x20, 0x22],
          [0x25, 0x29],
          [0x2c, 0x3b],
          [0x3f, 0x3f],
          [0x41, 0x5a],
          [0x61, 0x7a],
          ...typography,
        ],
      },
      {
        suffix: '-signs',
        ranges: [
          [0x23, 0x24],
          [0x2a, 0x2b],
          [0x3c, 0x3e],
          [0x40, 0x40],
          [0x5b, 0x60],
          [0x7b, 0x7e],
          ...signs,
        ],
      },
      accented,
    ],
  },
  {
    file: 'use',
    family: 'Bound Use',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    copyright: 'Copyright 2010-2023 Adobe (http://www.adobe.com/). SIL Open Font License 1.1.',
    axes: {wght: {min: 400, max: 600}},
    features: ['kern', 'liga', 'tnum'],
    parts: [
      {suffix: '', ranges: [[0x20, 0x7e], ...typography]},
      {suffix: '-signs', ranges: signs},
      accented,
    ],
  },
];
