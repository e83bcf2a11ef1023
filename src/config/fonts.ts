/** A face of the site, as it was cut out of the original one. */
interface Face {
  file: string;
  /** Our name: the license reserves the original one for the unchanged font. */
  family: string;
  source: string;
  copyright: string;
  axes: Readonly<Record<string, number | {min: number; max: number}>>;
  features: readonly string[];
}

/**
 * The two faces, each cut into three files by the ranges that `src/css/fonts.css` declares. The first
 * has what nearly every page needs; what is typed rather than read is in the reader's own mono, so
 * the reading face has its brackets in the second.
 */
export const faces: readonly Face[] = [
  {
    file: 'read',
    family: 'Bound Read',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    copyright: 'Copyright 2014-2023 Adobe (http://www.adobe.com/). SIL Open Font License 1.1.',
    axes: {wght: {min: 400, max: 600}, opsz: 18},
    features: ['kern', 'liga'],
  },
  {
    file: 'use',
    family: 'Bound Use',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    copyright: 'Copyright 2010-2023 Adobe (http://www.adobe.com/). SIL Open Font License 1.1.',
    axes: {wght: {min: 400, max: 600}},
    features: ['kern', 'liga', 'tnum'],
  },
];
