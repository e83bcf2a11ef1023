/** A tile on the floor of the drawing: its name, and where its middle is. */
type Tile = readonly [name: string, x: number, y: number];

/**
 * What the landing page draws: modules with dependencies, the cube they flow through, the assets that
 * come out. All but the size of the picture is in units of the floor, which `floor` lays into the
 * picture: its first axis rises to the right, its second falls, both by 30°.
 */
export interface Scene {
  width: number;
  height: number;
  floor: string;
  modules: readonly Tile[];
  /** Which module needs which, as a path. */
  dependencies: string;
  /** Ways through the cube, dotted. */
  flows: string;
  /** Each packed from so many layers. */
  assets: readonly (readonly [...Tile, layers: number])[];
  /** The shadow under the cube, whose picture lies over the drawing, see Plate.module.css. */
  ground: {x: number; y: number; width: number; height: number};
  captions: {size: number; words: readonly Tile[]};
}

/** Beside the text, on screens with room for it. */
export const wide: Scene = {
  width: 1176,
  height: 640,
  floor: 'matrix(0.9353 -0.54 0.9353 0.54 441.8 489)',
  modules: [
    ['.cjs', 0, -100],
    ['.js', 100, 0],
    ['.jpg', -100, -100],
    ['.hbs', 0, 0],
    ['.js', 100, 100],
    ['.png', -100, 0],
    ['.sass', 0, 100],
    ['.sass', -100, 100],
    ['.sass', 0, 200],
  ],
  dependencies: 'M-100 -100H0V0M-100 0H100M-100 100H100V0M0 200V100',
  flows: 'M100 0H594M100 100H594',
  assets: [
    ['.jpg', 594, 0, 1],
    ['.js', 494, 0, 4],
    ['.png', 594, 100, 1],
    ['.css', 494, 100, 2],
  ],
  ground: {x: 223, y: -20, width: 114, height: 114},
  captions: {
    size: 14,
    words: [
      ['modules with dependencies', 56, 191],
      ['static assets', 456, 167],
    ],
  },
};

/** Below the text, on narrow screens: fewer tiles, larger for their width. */
export const tall: Scene = {
  width: 360,
  height: 356,
  floor: 'matrix(0.4876 -0.2815 0.4876 0.2815 85 259.4)',
  modules: [
    ['.js', 0, -100],
    ['.hbs', 0, 0],
    ['.jpg', -100, 0],
    ['.sass', 0, 100],
    ['.sass', -100, 100],
  ],
  dependencies: 'M-100 0H0M-100 100H0V-100',
  flows: 'M0 -100H400M0 0H400V100',
  assets: [
    ['.js', 400, -100, 4],
    ['.css', 400, 0, 2],
    ['.png', 400, 100, 1],
  ],
  ground: {x: 100, y: -125, width: 150, height: 150},
  captions: {
    size: 21,
    words: [
      ['modules', -125, 168],
      ['static assets', 222, 103],
    ],
  },
};
