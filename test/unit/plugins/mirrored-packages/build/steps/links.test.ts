import movedAnchors from '../../../../../../src/versions/moved-anchors.data.cjs';
import type {Pin} from '../../../../../../src/plugins/mirrored-packages/build/pins';
import type {ReadmePage} from '../../../../../../src/plugins/mirrored-packages/build/readme-page';
import {
  linkMirroredPackages,
  linkDocumentationPages,
  repairFragments,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/links';
import {markdownAfter, markdownOf, markdownPage, pinOf} from '../../../../../support/readme';
import {older} from '../../../../../support/older-version';

const github = 'https://github.com/webpack';
const sass = (changes: Partial<Pin> = {}) =>
  pinOf({name: 'sass-loader', repository: `${github}/sass-loader`, ...changes});
const pages = new Map([
  ['/', new Set<string>()],
  ['/concepts/', new Set(['entry', 'output'])],
  ['/loaders/css-loader/', new Set(['options', 'localidentname', 'node-api'])],
  [`${older.base}concepts/`, new Set(['entry'])],
]);

/** Where a link leads after a step. */
async function targetAfter(step: (page: ReadmePage) => void, address: string, pin = pinOf()) {
  const page = await markdownPage(`[link](${address})`, pin);
  step(page);
  return /\((.*)\)/.exec(markdownOf(page))?.[1];
}

describe('linkMirroredPackages', () => {
  const pins = [pinOf(), sass(), sass({documentation: older})];
  const linked = (address: string, pin?: Pin) =>
    targetAfter((page) => linkMirroredPackages(page, pins), address, pin);

  it.each([
    [`${github}/sass-loader`, '/loaders/sass-loader/'],
    [`${github}-contrib/sass-loader/`, '/loaders/sass-loader/'],
    [`${github}/sass-loader#options`, '/loaders/sass-loader/#options'],
    ['http://www.github.com/webpack/sass-loader', '/loaders/sass-loader/'],
    [`${github}/sass-loader/blob/main/README.md#options`, '/loaders/sass-loader/#options'],
    [`${github}/css-loader#options`, '/loaders/css-loader/#options'],
  ])('leads %s to its page', async (address, url) => {
    expect(await linked(address)).toBe(url);
  });

  it('stays in the version being read', async () => {
    const pin = pinOf({documentation: older});
    expect(await linked(`${github}/sass-loader`, pin)).toBe(`${older.base}loaders/sass-loader/`);
    expect(await linked(`${github}/css-loader`, pin)).toBe(`${github}/css-loader`);
  });

  it.each([
    `${github}/sass-loader/tree/main/test`,
    `${github}/sass-loader?tab=contributing-ov-file#contributing`,
    'https://github.com/somebody/sass-loader',
    `${github}/less-loader`,
    `${github}/css-loader`,
  ])('leaves %s alone', async (address) => {
    expect(await linked(address)).toBe(address);
  });

  it('does not take a repository for the page of a package of another name', async () => {
    const repository = `${github}/minimizer-webpack-plugin`;
    const others = [pinOf({name: 'terser-webpack-plugin', repository})];
    const step = (page: ReadmePage) => linkMirroredPackages(page, others);
    expect(await targetAfter(step, repository)).toBe(repository);
  });
});

describe('linkDocumentationPages', () => {
  const former = `https://v${older.label}.webpack.js.org`;
  const linked = (address: string, pin?: Pin) =>
    targetAfter((page) => linkDocumentationPages(page, pages), address, pin);

  it.each([
    ['https://webpack.js.org/', '/'],
    [`${former}/concepts/#entry`, `${older.base}concepts/#entry`],
    [`${former}/guides/none/`, `${former}/guides/none/`],
    ['https://webpack.js.org/concepts/#entry', '/concepts/#entry'],
    ['https://webpack.js.org/development/', 'https://webpack.js.org/contribute/'],
    ['https://example.com/concepts/', 'https://example.com/concepts/'],
  ])('makes %s %s', async (address, url) => {
    expect(await linked(address)).toBe(url);
  });

  it('prefers the page of the version being read', async () => {
    const pin = pinOf({documentation: older});
    expect(await linked('https://webpack.js.org/concepts/', pin)).toBe(`${older.base}concepts/`);
    expect(await linked('https://webpack.js.org/', pin)).toBe('https://webpack.js.org/');
  });

  it('leaves a link that shows its address', async () => {
    const readme = 'See <https://webpack.js.org/concepts/>.';
    expect(await markdownAfter(readme, (page) => linkDocumentationPages(page, pages))).toBe(readme);
  });
});

describe('repairFragments', () => {
  const release = `${github}/css-loader/blob/v7.1.5`;
  const repaired = async (link: string) => {
    const page = await markdownPage(link);
    repairFragments(page, pages);
    return {markdown: markdownOf(page), warnings: page.warnings};
  };

  it.each([
    ['[a](#options)', '[a](#options)'],
    ['[a](#localIdentName)', '[a](#localidentname)'],
    ['[a](#node--api)', '[a](#node-api)'],
    ['[a](/loaders/css-loader/#options)', '[a](#options)'],
    ['[a](/concepts/#Entry)', '[a](/concepts/#entry)'],
    ['[a](https://example.com/#x)', '[a](https://example.com/#x)'],
    [`[a](${release}/options)`, '[a](#options)'],
    [`[a](${release}/LICENSE)`, `[a](${release}/LICENSE)`],
  ])('makes %s %s', async (link, expected) => {
    expect(await repaired(link)).toEqual({markdown: expected, warnings: []});
  });

  it('takes no name of every object for a heading that moved', async () => {
    const [address] = Object.keys(movedAnchors) as [string];
    const linkTargets = new Map([[address, new Set<string>()]]);
    const step = (page: ReadmePage) => repairFragments(page, linkTargets);
    expect(await targetAfter(step, `${address}#constructor`)).toBe(address);
  });

  it('drops a fragment that leads nowhere, and reports it', async () => {
    expect(await repaired('[a](#gone)')).toEqual({
      markdown: 'a',
      warnings: [
        'css-loader@7.1.5: /loaders/css-loader/ has no heading #gone; the link to it goes without',
      ],
    });
    expect((await repaired('[a](/concepts/#gone)')).markdown).toBe('[a](/concepts/)');
  });
});
