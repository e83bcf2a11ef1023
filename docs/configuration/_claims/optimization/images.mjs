import assert from 'node:assert/strict';

const svg = (content, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;
const draws = '<path d="M0 0L8 8H0"/>';

/** Images that are written in another way unless a key is off, and what they become. */
const always = {
  collapseWhitespace: [svg(`<g> ${draws} </g>`), svg(`<g>${draws}</g>`)],
  comments: [svg(`<!-- note -->${draws}`), svg(draws)],
  removeUnusedNamespaces: [svg(draws, ' xmlns:x="http://example.com"'), svg(draws)],
  shortenColors: [
    svg('<path fill="#ffffff" d="M0 0L8 8H0"/>'),
    svg('<path fill="#fff" d="M0 0L8 8H0"/>'),
  ],
  shortenNumbers: [svg('<rect width="0.50" height="1"/>'), svg('<rect width=".5" height="1"/>')],
  shortenPathData: [svg('<path d="M 0 0 L 8 8 L 0 8 Z"/>'), svg(draws)],
};
/** Images that are written in another way once a key is set: its value, the image, the result. */
const risky = {
  applyTransforms: [
    true,
    svg('<path transform="translate(5 5)" d="M0 0L8 8H0"/>'),
    svg('<path d="m5 5l8 8H5"/>'),
  ],
  cleanupStructure: [true, svg(`<g>${draws}</g>`), svg(draws)],
  collapseAttributeWhitespace: [
    true,
    svg('<path class=" a  b " d="M0 0L8 8H0"/>'),
    svg('<path class="a b" d="M0 0L8 8H0"/>'),
  ],
  convertShapes: [
    true,
    svg('<line x1="0" y1="0" x2="5" y2="0" stroke="red"/>'),
    svg('<path d="M0 0h5" stroke="red"/>'),
  ],
  removeDimensions: [true, svg(draws, ' width="8" height="8"'), svg(draws, ' viewBox="0 0 8 8"')],
  removeTitles: [true, svg(`<title>Leaf</title>${draws}`), svg(draws)],
  removeViewBox: [
    true,
    svg(draws, ' width="8" height="8" viewBox="0 0 8 8"'),
    svg(draws, ' width="8" height="8"'),
  ],
};
const licensed = svg(`<!--! Leaf --><!-- note -->${draws}`);
const leaf = svg('<g id="leaf"><path id="rib" d="M0 0L8 8H0"/></g><use href="#leaf"/>');
const hovered = svg('<style>.a:hover{fill:red}</style><path class="a" d="M0 0L8 8H0"/>');
const curve = svg('<path d="M0 5C0 7.761 2.239 10 5 10S10 7.761 10 5"/>');

/** Emits images as a plugin does that copies files, and minimizes them. */
const minimized =
  (images, xml) =>
  ({webpack}) => ({
    plugins: [
      (compiler) =>
        compiler.hooks.thisCompilation.tap('Images', (compilation) =>
          compilation.hooks.processAssets.tap('Images', () => {
            for (const [name, text] of Object.entries(images))
              compilation.emitAsset(`${name}.svg`, new webpack.sources.RawSource(text));
          }),
        ),
    ],
    optimization: {minimize: true, minimizeOptions: {xml}},
  });
const column = (rows, index) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[index]]));
const results = ({assets}, rows) =>
  Object.fromEntries(Object.keys(rows).map((key) => [key, String(assets[`${key}.svg`])]));
const off = Object.fromEntries(Object.keys(always).map((key) => [key, key === 'comments']));
const one = (text, xml) => minimized({image: text}, xml);
const is =
  (text) =>
  ({assets}) =>
    assert.equal(String(assets['image.svg']), text);

export default [
  {
    says: 'The following is on unless you turn it off.',
    modes: ['production'],
    configuration: minimized(column(always, 0), {}),
    holds: (seen) => assert.deepEqual(results(seen, always), column(always, 1)),
    unless: {configuration: minimized(column(always, 0), off)},
  },
  {
    says: 'Except for comments, it affects only SVG:',
    modes: ['production'],
    files: {
      'src/index.js': 'console.log(new URL("./a.xml", import.meta.url).href);',
      'src/a.xml': '<a> <!-- note --><b fill="#ffffff"> 1 </b> </a>',
    },
    configuration: {
      output: {assetModuleFilename: '[name][ext]'},
      optimization: {minimize: true, minimizeOptions: {xml: {}}},
    },
    holds: ({assets}) =>
      assert.equal(String(assets['a.xml']), '<a> <b fill="#ffffff"> 1 </b> </a>'),
    unless: {configuration: {optimization: {minimize: false}}},
  },
  {
    says: 'drops white space between elements where it draws nothing',
    modes: ['production'],
    configuration: one(always.collapseWhitespace[0], {}),
    holds: is(always.collapseWhitespace[1]),
    unless: {configuration: one(always.collapseWhitespace[0], off)},
  },
  {
    says: 'selects the comments to keep: "some", the default, keeps licenses, true or "all" keeps all, false none; also a pattern or a function',
    modes: ['production'],
    configuration: one(licensed, {}),
    holds: is(svg(`<!--! Leaf -->${draws}`)),
    unless: {configuration: one(licensed, {comments: true})},
  },
  {
    says: 'drops prefixes that no name uses',
    modes: ['production'],
    configuration: one(always.removeUnusedNamespaces[0], {}),
    holds: is(always.removeUnusedNamespaces[1]),
    unless: {configuration: one(always.removeUnusedNamespaces[0], off)},
  },
  {
    says: 'shortens paths without rounding them, and drops segments that draw nothing',
    modes: ['production'],
    configuration: one(always.shortenPathData[0], {}),
    holds: is(always.shortenPathData[1]),
    unless: {configuration: one(always.shortenPathData[0], off)},
  },
  {
    says: 'The other keys are off by default,',
    modes: ['production'],
    configuration: minimized(column(risky, 1), {}),
    async holds(seen) {
      for (const [key, [, , to]] of Object.entries(risky))
        assert.notEqual(results(seen, risky)[key], to, key);
      const on = await seen.build({configuration: minimized(column(risky, 1), column(risky, 0))});
      assert.notDeepEqual(results(on, risky), results(seen, risky));
      for (const [key, [value, from, to]] of Object.entries(risky)) {
        const {assets} = await seen.build({configuration: one(from, {[key]: value})});
        assert.equal(String(assets['image.svg']), to, key);
      }
    },
    unless: {configuration: minimized(column(risky, 1), column(risky, 0))},
  },
  {
    says: 'writes curves as arcs of a circle; "loose" accepts larger differences',
    modes: ['production'],
    configuration: one(curve, {convertCurvesToArcs: true}),
    holds: is(svg('<path d="m0 5a5 5 0 0010 0"/>')),
    unless: {configuration: one(curve, {})},
  },
  {
    says: 'drops ids that the file does not use and shortens the others',
    modes: ['production'],
    configuration: one(leaf, {cleanupIds: true}),
    holds: is(svg(`<g id="a">${draws}</g><use href="#a"/>`)),
    unless: {configuration: one(leaf, {})},
  },
  {
    says: 'does so for these states too, such as [":hover"]; the style then always applies',
    modes: ['production'],
    configuration: one(hovered, {inlineStyles: true, inlineStylePseudoClasses: [':hover']}),
    holds: is(svg('<path d="M0 0L8 8H0" style="fill:red"/>')),
    unless: {configuration: one(hovered, {inlineStyles: true})},
  },
];
