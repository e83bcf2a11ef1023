/** A place on the floor of the drawing, in steps: to the right and up, to the right and down. */
export type Spot = readonly [up: number, down: number];

/** A line along the floor. */
export interface Line {
  from: Spot;
  to: Spot;
}

/** What the landing page draws: modules with dependencies, the cube they flow through, the assets that come out. */
export interface Scene {
  width: number;
  height: number;
  /** Where spot [0, 0] is, in the drawing's own units. */
  origin: readonly [x: number, y: number];
  /** How far one step goes to the right, in units. */
  step: number;
  modules: readonly {name: string; at: Spot}[];
  /** Which module needs which. */
  dependencies: readonly Line[];
  /** Ways through the cube, dotted. */
  flows: readonly Line[];
  /** Each packed from several layers. */
  assets: readonly {name: string; at: Spot; layers?: number}[];
  /** Where the cube stands; its picture lies over the drawing, see Plate.module.css. */
  ground: {centre: Spot; half: number};
  /** Words on the floor, and how large they are, in steps. */
  captions: {size: number; words: readonly {text: string; at: Spot}[]};
}

/** Beside the text, on screens with room for it. */
export const wide: Scene = {
  width: 1176,
  height: 640,
  origin: [441.8, 489],
  step: 93.53,
  modules: [
    {name: '.cjs', at: [0, -1]},
    {name: '.js', at: [1, 0]},
    {name: '.jpg', at: [-1, -1]},
    {name: '.hbs', at: [0, 0]},
    {name: '.js', at: [1, 1]},
    {name: '.png', at: [-1, 0]},
    {name: '.sass', at: [0, 1]},
    {name: '.sass', at: [-1, 1]},
    {name: '.sass', at: [0, 2]},
  ],
  dependencies: [
    {from: [0, 0], to: [1, 0]},
    {from: [0, 1], to: [1, 1]},
    {from: [0, -1], to: [0, 0]},
    {from: [-1, 0], to: [0, 0]},
    {from: [-1, 1], to: [0, 1]},
    {from: [0, 2], to: [0, 1]},
    {from: [-1, -1], to: [0, -1]},
    {from: [1, 1], to: [1, 0]},
  ],
  flows: [
    {from: [1, 0], to: [5.94, 0]},
    {from: [1, 1], to: [5.94, 1]},
  ],
  assets: [
    {name: '.jpg', at: [5.94, 0], layers: 1},
    {name: '.js', at: [4.94, 0], layers: 4},
    {name: '.png', at: [5.94, 1], layers: 1},
    {name: '.css', at: [4.94, 1], layers: 2},
  ],
  ground: {centre: [2.8, 0.37], half: 0.57},
  captions: {
    size: 0.14,
    words: [
      {text: 'modules with dependencies', at: [0.56, 1.91]},
      {text: 'static assets', at: [4.56, 1.67]},
    ],
  },
};

/** Below the text, on narrow screens: fewer tiles, larger for their width. */
export const tall: Scene = {
  width: 360,
  height: 356,
  origin: [85, 259.4],
  step: 48.76,
  modules: [
    {name: '.js', at: [0, -1]},
    {name: '.hbs', at: [0, 0]},
    {name: '.jpg', at: [-1, 0]},
    {name: '.sass', at: [0, 1]},
    {name: '.sass', at: [-1, 1]},
  ],
  dependencies: [
    {from: [0, 0], to: [0, -1]},
    {from: [0, 1], to: [0, 0]},
    {from: [-1, 0], to: [0, 0]},
    {from: [-1, 1], to: [0, 1]},
  ],
  flows: [
    {from: [0, -1], to: [4, -1]},
    {from: [0, 0], to: [4, 0]},
    {from: [4, 0], to: [4, 1]},
  ],
  assets: [
    {name: '.js', at: [4, -1], layers: 4},
    {name: '.css', at: [4, 0], layers: 2},
    {name: '.png', at: [4, 1], layers: 1},
  ],
  ground: {centre: [1.75, -0.5], half: 0.75},
  captions: {
    size: 0.21,
    words: [
      {text: 'modules', at: [-1.25, 1.68]},
      {text: 'static assets', at: [2.22, 1.03]},
    ],
  },
};
