import assert from 'node:assert/strict';

const script = {'src/index.js': 'console.log("harbor");'};
const page = (html, output) => ({entry: './src/index.js', output: {html, ...output}});
const textOf = ({assets}) =>
  assets[Object.keys(assets).find((name) => name.endsWith('.html'))] ?? '';
const styled = {
  'src/index.js': 'import "./main.css"; console.log("harbor");',
  'src/main.css': 'a { color: red }',
};
const image = (comment = '') => ({
  'src/index.js': `console.log(new URL(${comment}"./hero.svg", import.meta.url).href);`,
  'src/hero.svg': '<svg/>',
});
const manifest = '{"icons": [{"src": "./icon.svg"}]}';
const iconsOf = ({assets}) => Object.keys(assets).filter((name) => name.endsWith('.svg')).length;
const hints = (rule) => page(true, {resourceHints: {urlHints: [rule]}});

export default [
  {
    says: 'With output.html, webpack writes the page that loads your bundle, without a plugin:',
    files: script,
    configuration: page(true),
    holds: (seen) => assert.match(textOf(seen), /<script defer src="?main\.js/),
    unless: {configuration: page(false)},
  },
  {
    says: 'With base: "/harbor/", the files have to be below /harbor/ on the server.',
    files: script,
    configuration: page({base: '/harbor/'}),
    holds(seen) {
      assert.match(textOf(seen), /<base href="?\/harbor\/"?>.*src="?main\.js/);
      assert.ok(seen.assets['main.js']);
    },
    unless: {configuration: page({base: './'})},
  },
  {
    says: 'output.module always defers, and warns about values other than "auto".',
    files: script,
    configuration: page({scriptLoading: 'blocking'}, {module: true}),
    async holds(seen) {
      assert.match(textOf(seen), /type="?module/);
      assert.match(seen.warnings.join(), /scriptLoading/);
      const auto = await seen.build({
        configuration: page({scriptLoading: 'auto'}, {module: true}),
      });
      assert.doesNotMatch(auto.warnings.join(), /scriptLoading/);
    },
    unless: {configuration: page({scriptLoading: 'blocking'})},
  },
  {
    says: 'Writes the content of files into the page instead of a link: true for all files,',
    files: styled,
    configuration: page({inline: true}),
    holds(seen) {
      assert.match(textOf(seen), /<style>[^<]*red|<style>[^]*color: ?red/);
      assert.doesNotMatch(textOf(seen), /href="?main\.css/);
    },
    unless: {configuration: page({inline: 'script'})},
  },
  {
    says: 'Browsers check files of other servers only with crossOriginLoading, and webpack prints a warning if it is missing:',
    files: script,
    configuration: page({integrity: true}),
    holds: ({warnings}) =>
      assert.match(
        warnings.join(),
        /output\.html\.integrity is set but output\.crossOriginLoading is not/,
      ),
    unless: {configuration: page({integrity: true}, {crossOriginLoading: 'anonymous'})},
  },
  {
    says: 'A comment in the code, such as /* webpackPreload: true */, takes precedence.',
    files: image('/* webpackPreload: true */ '),
    configuration: hints({prefetch: true}),
    holds(seen) {
      assert.match(textOf(seen), /rel="?preload/);
      assert.doesNotMatch(textOf(seen), /rel="?prefetch/);
    },
    unless: {files: image()},
  },
  {
    says: 'for a file that a later page needs; preload takes precedence over it.',
    files: image(),
    configuration: hints({preload: true, prefetch: true}),
    holds(seen) {
      assert.match(textOf(seen), /rel="?preload/);
      assert.doesNotMatch(textOf(seen), /rel="?prefetch/);
    },
    unless: {configuration: hints({prefetch: true})},
  },
  {
    says: 'unless the path ends in .json: then it leaves the icons out',
    files: {
      ...script,
      'src/app.json': manifest,
      'src/app.webmanifest': manifest,
      'src/icon.svg': '<svg/>',
    },
    configuration: page({manifest: './src/app.json'}),
    async holds(seen) {
      assert.equal(iconsOf(seen), 0);
      const named = await seen.build({configuration: page({manifest: './src/app.webmanifest'})});
      assert.equal(iconsOf(named), 1);
    },
    unless: {configuration: page({manifest: './src/app.webmanifest'})},
  },
];
