/** A place on the floor of the drawing: steps down to the right, and steps up to the right. */
export type Spot = readonly [down: number, up: number];

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
  /** Length of one step to the right, in units. */
  step: number;
  modules: readonly {name: string; at: Spot}[];
  /** Which module needs which, by their spots. */
  dependencies: readonly Line[];
  /** Ways through the cube, dotted. */
  flows: readonly Line[];
  assets: readonly {name: string; at: Spot; layers: number}[];
  /** Where the cube stands; its picture lies over the drawing, see Plate.module.css. */
  ground: {centre: readonly [x: number, y: number]; size: number};
  captions: readonly {text: string; at: readonly [x: number, y: number]}[];
}

/** Beside the text, on screens with room for it. */
export const wide: Scene = {
  width: 1176,
  height: 640,
  origin: [441.8, 489],
  step: 93.53,
  modules: [
    {name: '.cjs', at: [-1, 0]},
    {name: '.js', at: [0, 1]},
    {name: '.jpg', at: [-1, -1]},
    {name: '.hbs', at: [0, 0]},
    {name: '.js', at: [1, 1]},
    {name: '.png', at: [0, -1]},
    {name: '.sass', at: [1, 0]},
    {name: '.sass', at: [1, -1]},
    {name: '.sass', at: [2, 0]},
  ],
  dependencies: [
    {from: [0, 0], to: [0, 1]},
    {from: [1, 0], to: [1, 1]},
    {from: [-1, 0], to: [0, 0]},
    {from: [0, -1], to: [0, 0]},
    {from: [1, -1], to: [1, 0]},
    {from: [2, 0], to: [1, 0]},
    {from: [-1, -1], to: [-1, 0]},
    {from: [1, 1], to: [0, 1]},
  ],
  flows: [
    {from: [0, 1], to: [0, 4.94]},
    {from: [1, 1], to: [1, 4.94]},
    {from: [0, 4.94], to: [0, 5.94]},
    {from: [1, 4.94], to: [1, 5.94]},
  ],
  assets: [
    {name: '.jpg', at: [0, 5.94], layers: 1},
    {name: '.js', at: [0, 4.94], layers: 4},
    {name: '.png', at: [1, 5.94], layers: 1},
    {name: '.css', at: [1, 4.94], layers: 2},
  ],
  ground: {centre: [738, 358], size: 106},
  captions: [
    {text: 'modules with dependencies', at: [673, 562]},
    {text: 'static assets', at: [1024, 333]},
  ],
};

/** Below the text, on narrow screens: fewer tiles, larger for their width. */
export const tall: Scene = {
  width: 360,
  height: 356,
  origin: [85, 259.4],
  step: 48.76,
  modules: [
    {name: '.js', at: [-1, 0]},
    {name: '.hbs', at: [0, 0]},
    {name: '.jpg', at: [0, -1]},
    {name: '.sass', at: [1, 0]},
    {name: '.sass', at: [1, -1]},
  ],
  dependencies: [
    {from: [0, 0], to: [-1, 0]},
    {from: [1, 0], to: [0, 0]},
    {from: [0, -1], to: [0, 0]},
    {from: [1, -1], to: [1, 0]},
  ],
  flows: [
    {from: [-1, 0], to: [-1, 4]},
    {from: [0, 0], to: [0, 4]},
    {from: [0, 4], to: [1, 4]},
  ],
  assets: [
    {name: '.js', at: [-1, 4], layers: 4},
    {name: '.css', at: [0, 4], layers: 2},
    {name: '.png', at: [1, 4], layers: 1},
  ],
  ground: {centre: [146, 196], size: 73.2},
  captions: [
    {text: 'modules', at: [106, 342]},
    {text: 'static assets', at: [243.5, 226]},
  ],
};
