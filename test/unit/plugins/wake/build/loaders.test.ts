import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
type Loader = (this: {resourcePath: string}, source: string) => string;
const run = (name: string, source: string, file = '') =>
  (require(`../../../../../src/plugins/wake/build/${name}.cjs`) as Loader).call(
    {resourcePath: `/site/.docusaurus/${file}`},
    source,
  );
const trimmed = (file: string, source: string) => run('trim-generated', source, file);

describe('what Docusaurus generates, in the browser', () => {
  it('is a configuration with what pages read, and not what the build reads', () => {
    const config = {
      title: 'webpack',
      ssrTemplate: '<html>',
      future: {faster: {swcJsLoader: true}, experimental_router: 'browser'},
      themeConfig: {prism: {}, image: 'x'},
    };
    const source = `/* generated */\nexport default ${JSON.stringify(config)};\n`;
    expect(trimmed('docusaurus.config.mjs', source)).toBe(
      'export default {"title":"webpack","future":{"experimental_router":"browser"},"themeConfig":{"image":"x"}};',
    );
  });

  it('is a table of chunks without the paths of modules', () => {
    const load = '() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/cups.md")';
    const row = `  "0a1b2c3d": [${load}, "@site/docs/cups.md", require.resolveWeak("@site/docs/cups.md")],`;
    expect(trimmed('registry.js', `export default {\n${row}\n};`)).toBe(
      `export default {\n  "0a1b2c3d": [${load}],\n};`,
    );
  });

  it('is routes and names of their chunks without hashes, where paths tell them apart', () => {
    const route = (address: string, hash: string) =>
      `{path: '${address}', component: ComponentCreator('${address}', '${hash}'), exact: true}`;
    const folder = "{path: '/old/', component: ComponentCreator('/old/', '3a'), routes: []}";
    const routes = [route('/', '0a'), route('/', '1a'), route('/cups/', '2a'), folder].join();
    const made = new Function(
      'ComponentCreator',
      trimmed('routes.js', `export default [${routes}];`).replace('export default', 'return'),
    )((...values: string[]) => values.join()) as unknown;
    expect(made).toEqual([
      {path: '/', component: '/,0a', exact: true},
      {path: '/', component: '/,1a', exact: true},
      {path: '/cups/', component: '/cups/,', exact: true},
      {path: '/old/', component: '/old/,', routes: []},
    ]);
    const names = JSON.stringify({'/-0a': {a: 'x'}, '/-1a': {a: 'y'}, '/cups/-2a': {a: 'z'}});
    expect(JSON.parse(trimmed('routesChunkNames.json', names))).toEqual({
      '/-0a': {a: 'x'},
      '/-1a': {a: 'y'},
      '/cups/-': {a: 'z'},
    });
  });

  it.each([
    ['docusaurus.config.mjs', 'module.exports = {}'],
    ['registry.js', 'export default {};'],
    ['routes.js', 'module.exports = [];'],
    ['routesChunkNames.json', '{}'],
  ])('is not silently left as it was: %s', (file, source) => {
    expect(() => trimmed(file, source)).toThrow(`${file} is written some other way now`);
  });
});

it('pages on the server say so when the core reports in some other way', () => {
  expect(() => run('name-chunks', 'modules.add(chunkName)')).toThrow(/ComponentCreator has no/);
});

describe('pictures', () => {
  const fallback = require.resolve('../../../../fixtures/file-address.cjs');
  const smallImages = require('../../../../../src/plugins/wake/build/small-images.cjs') as (
    file: Buffer,
  ) => string;
  const load = (resourcePath: string, content: string) =>
    smallImages.call({resourcePath, getOptions: () => ({fallback})} as never, Buffer.from(content));
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" class="lucide" width="24" height="24" viewBox="0 0 24 24"><!-- license --><path d="M 0 0 L 8 8" stroke="#000"/></svg>';

  it('that are icons are in the style sheet as short text', () => {
    expect(decodeURIComponent(load('icon.svg', icon))).toBe(
      `export default "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path stroke='black' d='m0 0 8 8'/></svg>"`,
    );
  });

  it('that are drawings stay files', () => {
    expect(load('drawing.svg', icon.padEnd(1001))).toBe('the address of a file');
  });
});
