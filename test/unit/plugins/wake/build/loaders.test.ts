import {createRequire} from 'node:module';
import {minifiedLoader} from '../../../../../src/plugins/wake/build/minified-loader';

const require = createRequire(import.meta.url);
type Loader = (source: string) => string;
const loader = (name: string) =>
  require(`../../../../../src/plugins/wake/build/${name}.cjs`) as Loader;

describe('the configuration in the browser', () => {
  it('has what pages read, and not what the build reads', () => {
    const config = {title: 'webpack', ssrTemplate: '<html>', themeConfig: {prism: {}, image: 'x'}};
    expect(
      loader('trim-config')(`/* generated */\nexport default ${JSON.stringify(config)};\n`),
    ).toBe('export default {"title":"webpack","themeConfig":{"image":"x"}};');
  });

  it('is not silently left as it was', () => {
    expect(() => loader('trim-config')('module.exports = {}')).toThrow(/not JSON any more/);
  });
});

describe('pictures', () => {
  const load = (file: string, content: string) =>
    (
      require('../../../../../src/plugins/wake/build/small-images.cjs') as (
        content: Buffer,
      ) => string
    ).call(
      {resourcePath: file, getOptions: () => ({fallback: fallback})} as never,
      Buffer.from(content),
    );
  const fallback = require.resolve('../../../../fixtures/file-address.cjs');
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" class="lucide" width="24" height="24" viewBox="0 0 24 24"><!-- license --><path d="M 0 0 L 8 8" stroke="#000"/></svg>';

  it('that are icons stand in the style sheet as short text', () => {
    expect(decodeURIComponent(load('icon.svg', icon))).toBe(
      `export default "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path stroke='black' d='m0 0 8 8'/></svg>"`,
    );
  });

  it('that are drawings stay files', () => {
    expect(load('drawing.svg', icon.padEnd(1001))).toBe('the address of a file');
  });
});

describe('the inline loader', () => {
  it('is small, the same each time, and can stand in a page', () => {
    const source = 'src/plugins/wake/browser/loader.ts';
    const code = minifiedLoader(source);
    expect(code.length).toBeLessThan(1200);
    expect(minifiedLoader(source)).toBe(code);
    expect(code).not.toMatch(/<\/|<!--|<%/);
  });
});
