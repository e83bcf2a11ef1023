/** What all icons have in common and `src/components/ui/Icon.module.css` says once. */
const attributesSetByCss = ['xmlns', 'width', 'height', 'class', 'role', 'fill', 'stroke(-.*)?'];

/**
 * How SVGR makes components of the icons. An icon is in the HTML of a page and again in the
 * application: it keeps its shape and nothing else. They are drawn at 16 to 24 px in a box of 24:
 * one decimal is a twentieth of a pixel.
 */
export const svgrOptions = {
  titleProp: false,
  svgoConfig: {
    plugins: [
      {
        name: 'preset-default',
        params: {floatPrecision: 1, overrides: {removeViewBox: false}},
      },
      {name: 'removeAttrs', params: {attrs: attributesSetByCss.map((name) => `svg:${name}`)}},
    ],
  },
};
