import assert from 'node:assert/strict';

const script = 'import {count} from "./count.js"; console.log(count());';
const page = (...tags) => `<!doctype html><title>Shop</title>${tags.join('')}`;
const classic = [
  '<script src="./one.js" defer></script>',
  '<script src="./two.js" defer></script>',
];
const files = {
  'src/one.js': script,
  'src/two.js': script,
  'src/count.js': 'console.log("count runs"); let number = 0; export const count = () => ++number;',
};
const scripts = ({assets}) =>
  [...assets['page.html'].matchAll(/src="?([\w.]+)"?/g)].map(([, name]) => name);
const runs = async (seen) =>
  (await seen.run(scripts(seen))).printed.filter((line) => line === 'count runs').length;
const configuration = {entry: './src/page.html', devtool: false};

export default [
  {
    says: 'named after its source file; inline scripts are named after the page',
    files: {
      ...files,
      'src/page.html': page(classic[0], '<script>console.log("inline")</script>'),
    },
    configuration,
    holds: (seen) => assert.deepEqual(scripts(seen), ['one.js', 'page.js']),
    unless: {files: {'src/page.html': page(...classic)}},
  },
  {
    says: 'All classic scripts of a page share modules, and so do all module scripts',
    files: {...files, 'src/page.html': page(...classic)},
    configuration,
    holds: async (seen) => assert.equal(await runs(seen), 1),
    unless: {
      files: {'src/page.html': page(classic[0], '<script type="module" src="./two.js"></script>')},
    },
  },
  {
    says: 'A module that both kinds import runs twice.',
    files: {
      ...files,
      'src/page.html': page(classic[0], '<script type="module" src="./two.js"></script>'),
    },
    configuration,
    holds: async (seen) => assert.equal(await runs(seen), 2),
    unless: {files: {'src/page.html': page(...classic)}},
  },
];
