import {brand} from '../../../../config/brand';

/** The cube in its shell, as in the header: where it stands on a card, and how large. */
export function cube(x: number, y: number, width: number, glass: string): string {
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
