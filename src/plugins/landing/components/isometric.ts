import type {Scene, Spot} from './scenes';

/** Rise of a 30° line for one unit to the right: every edge of the drawing has this slope. */
export const slope = Math.tan(Math.PI / 6);

/** Turns upright text onto the floor, along the lines that rise to the right. */
export const floorText = `matrix(${round(Math.cos(Math.PI / 6))} -.5 ${round(Math.cos(Math.PI / 6))} .5 0 0)`;

/** Gives where a spot of the floor is seen. */
export function seen(
  {origin, step}: Pick<Scene, 'origin' | 'step'>,
  [down, up]: Spot,
): [x: number, y: number] {
  return [round(origin[0] + (down + up) * step), round(origin[1] + (down - up) * step * slope)];
}

/** Gives the path of a flat square on the floor, around its centre. */
export function square(half: number): string {
  const h = round(half * slope);
  return `M0 ${-h}L${round(half)} 0 0 ${h} ${-round(half)} 0z`;
}

/** Gives the paths of the two faces in front of a slab, below the lid that `square` draws. */
export function fronts(half: number, thickness: number): {left: string; right: string} {
  const x = round(half);
  const h = round(half * slope);
  return {
    left: `M${-x} 0L0 ${h}v${thickness}L${-x} ${thickness}z`,
    right: `M${x} 0L0 ${h}v${thickness}L${x} ${thickness}z`,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
