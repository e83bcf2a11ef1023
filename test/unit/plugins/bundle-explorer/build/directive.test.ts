import {jest} from '@jest/globals';
import {stateOf} from '../../../../../src/plugins/bundle-explorer/engine/switches';
import {smallBuilds} from '../../../../support/small-builds';

jest.unstable_mockModule('../../../../../src/plugins/bundle-explorer/build/builds', () => ({
  readBuilds: () =>
    Promise.resolve({builds: smallBuilds, json: '{}', address: 'assets/bundle-explorer.json'}),
}));
const {renderMarkdown} = await import('../../../../support/markdown');

const file = 'docs/guides/caching.md';
const switchesIn = (html: string) =>
  [...html.matchAll(/role="switch" name="([\w-]+)"( checked)?/g)].map(
    ([, name, on]) => name + (on ? ' on' : ''),
  );

describe('::bundle', () => {
  it('offers all switches, with those on that webpack turns on by itself', async () => {
    const html = await renderMarkdown('::bundle', file);
    expect(switchesIn(html)).toEqual([
      'production on',
      'tree-shaking on',
      'import',
      'split-chunks',
      'hashes',
      'edit',
    ]);
    expect(html).toContain('data-bundle="/assets/bundle-explorer.json"');
  });

  it('offers those it names, and begins where the page says', async () => {
    const html = await renderMarkdown('::bundle[import hashes]{on="production import"}', file);
    expect(switchesIn(html)).toEqual(['import on', 'hashes']);
    expect(html).toContain(`data-state="${stateOf(['production', 'import'])}"`);
    expect(html).toContain('<code>main.js</code>');
  });

  it.each([
    ['::bundle[kettle]', 'there is no switch "kettle"; there are production, tree-shaking, import'],
    ['::bundle{on="production kettle"}', 'there is no switch "kettle"'],
    ['::bundle{at="production"}', '"at" is no attribute of it; write {on="…"}'],
  ])('stops the build at %s, with file and line', async (source, message) => {
    const text = `One.\n\n${source}`;
    await expect(renderMarkdown(text, file)).rejects.toThrow(message);
    await expect(renderMarkdown(text, file)).rejects.toThrow(/caching\.md:3/);
  });
});
