import {versions} from '../../../../../../src/versions';
import {noticesOf} from '../../../../../../src/data/package-notices';
import {readPins} from '../../../../../../src/plugins/mirrored-packages/build/pins';
import {
  addNotice,
  addOrigin,
  checkDeprecation,
} from '../../../../../../src/plugins/mirrored-packages/build/steps/notice-and-origin';
import {older} from '../../../../../support/older-version';
import {markdownAfter, markdownOf, markdownPage, pinOf} from '../../../../../support/readme';

it('a notice puts what readers of the version must know on top', async () => {
  const page = await markdownPage('Text.', pinOf({name: 'json5-loader'}));
  addNotice(page);
  expect(markdownOf(page)).toMatch(
    /^:::warning\nThis package gets no new releases.*\[JSON\]\(\/loaders\/#json\)/,
  );
  const old = await markdownPage('Text.', pinOf({name: 'json5-loader', documentation: older}));
  addNotice(old);
  expect(markdownOf(old)).toMatch(/^:::warning\nThis package gets no new [^[]*\n:::\n\nText\.$/);
});

describe('a README that gives its package up', () => {
  const given = '**`css-loader` is deprecated**: webpack parses CSS itself.';

  it('is what the notices say of it', async () => {
    const page = await markdownPage(given, pinOf());
    expect(() => checkDeprecation(page)).not.toThrow();
  });

  it('stops the build when the notices do not say so', async () => {
    const page = await markdownPage(given.replace('css', 'sass'), pinOf({name: 'sass-loader'}));
    expect(() => checkDeprecation(page)).toThrow(
      /add "sass-loader": \{"deprecated": true\} to docs\/_version\/package-notices\.json/,
    );
  });
});

describe('notices', () => {
  const entries = versions.flatMap((version) =>
    Object.entries(noticesOf(version)).map(([name, {unmaintained}]) => ({
      name,
      label: version.label,
      unmaintained,
    })),
  );
  const labelsOf = async (name: string) =>
    (await readPins(process.cwd()))
      .filter((pin) => pin.name === name)
      .map(({documentation}) => documentation.label);

  it.each(entries)('about $name for webpack $label are read', async ({name, label}) => {
    expect(await labelsOf(name)).toContain(label);
  });

  it.each(entries.filter(({unmaintained}) => unmaintained))(
    'say on every page of $name that it was given up',
    async ({name}) => {
      const noticeOf = entries.filter((entry) => entry.name === name && entry.unmaintained);
      expect(noticeOf.map(({label}) => label)).toEqual(await labelsOf(name));
    },
  );
});

it('the origin ends the page with release, repository, license and where to change it', async () => {
  const markdown = await markdownAfter('Text.', addOrigin);
  expect(markdown).toMatch(/^Text\.\n\n---\n\n## About this page\n/);
  expect(markdown).toContain(
    '[css-loader@7.1.5](https://github.com/webpack/css-loader/blob/v7.1.5/README.md)',
  );
  expect(markdown).toContain(
    'License: [MIT](https://github.com/webpack/css-loader/blob/v7.1.5/LICENSE); Copyright JS Foundation and other contributors.',
  );
  expect(markdown).toContain('](https://github.com/webpack/css-loader/edit/HEAD/README.md)');
});
