import type {Line, Scene, Spot} from './scenes';

/** Units of the floor in one step: enough for places without fractions. */
const step = 100;

/** Half the side of a tile, and how far up its next layer lies. */
export const tile = {half: 32, rise: 12};

/**
 * Lays the floor into the picture: its first axis rises to the right, its second falls, both by 30°.
 * Whatever is drawn on it, words too, lies on it.
 */
export function floorOf({origin: [x, y], step: length}: Scene): string {
  const right = round(length / step);
  const rise = round((length / step) * Math.tan(Math.PI / 6));
  return `matrix(${right} ${-rise} ${right} ${rise} ${x} ${y})`;
}

/** Gives the units of a place or a length. */
export const units = (steps: number): number => Math.round(steps * step);

/** Gives where something stands, as attributes. @param layer how many layers it is lifted by */
export function place([up, down]: Spot, layer = 0): {x: number; y: number} {
  return {x: units(up) + layer * tile.rise, y: units(down) - layer * tile.rise};
}

/** Gives a path along lines. */
export const along = (lines: readonly Line[]): string =>
  lines.map(({from, to}) => `M${from.map(units)}L${to.map(units)}`).join('');

/** Gives the faces of a tile around its centre: left front, right front and lid. */
export function faces(thickness: number): [left: string, right: string, lid: string] {
  const {half} = tile;
  const down = `l${-thickness} ${thickness}`;
  return [
    `M${-half} ${-half}v${2 * half}${down}v${-2 * half}z`,
    `M${-half} ${half}h${2 * half}${down}h${-2 * half}z`,
    `M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`,
  ];
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
