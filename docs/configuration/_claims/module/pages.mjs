import assert from 'node:assert/strict';

const page =
  '<!doctype html><title>Menu</title><style module>#menu { color: green }</style><nav id="menu"></nav><button data-target="menu">Menu</button>';
const configuration = (html) => ({entry: './src/index.html', module: {parser: {html}}});
const textOf = ({assets}) => assets['index.html'];
const idOf = (text) => /<nav id="?([\w-]+)/.exec(text)?.[1];

export default [
  {
    says: 'Without the option, data-target keeps menu, while id="menu" becomes another name:',
    files: {'src/index.html': page},
    configuration: configuration({}),
    async holds(seen) {
      assert.notEqual(idOf(textOf(seen)), 'menu');
      assert.match(textOf(seen), /data-target="?menu\b(?!-)/);
    },
    unless: {
      configuration: configuration({cssModules: {attributes: {'data-target': 'id'}}}),
    },
  },
];
