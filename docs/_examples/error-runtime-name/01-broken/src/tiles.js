const base = __webpack_public_path__;

export const tileUrl = (x, y) => `${base}tiles/${x}/${y}.png`;
