import {pinRelativeAddresses} from '../../../../../../src/plugins/mirrored-packages/build/steps/pin-relative-addresses';
import {fixture, htmlOf, htmlPage, pinOf} from '../../../../../support/readme';

const release = 'https://github.com/webpack/css-loader/blob/v7.1.5';

async function resolved(readme: string, pin = pinOf()): Promise<string> {
  const page = await htmlPage(readme, pin);
  pinRelativeAddresses(page);
  return htmlOf(page);
}

describe('pinRelativeAddresses', () => {
  it('leads links of a README into its release', async () => {
    const html = await resolved(await fixture('html-webpack-plugin-images'));
    expect(html).toContain(`href="${release}/examples/inline/template.pug"`);
  });

  it.each([
    ['[a](./LICENSE)', `${release}/LICENSE`],
    ['[a](/docs/a.md#b)', `${release}/docs/a.md#b`],
    ['[a](../up.md)', `${release}/up.md`],
    ['[a](../../issues)', 'https://github.com/webpack/css-loader/issues'],
    ['[a](README.md)', `${release}/README.md`],
    ['[a](./readme.md#usage)', '#usage'],
    ['<a href="docs/raw.md">a</a>', `${release}/docs/raw.md`],
  ])('resolves %s', async (link, address) => {
    expect(await resolved(link)).toContain(`href="${address}"`);
  });

  it('resolves images, and uses the tag where the pin names one', async () => {
    const html = await resolved('a ![b](img/b.png)', pinOf({tag: 'css-loader@7.1.5'}));
    expect(html).toContain(
      'src="https://github.com/webpack/css-loader/blob/css-loader@7.1.5/img/b.png"',
    );
  });

  it.each(['<a href="java&#9;script:alert()">', '<a href="\\\\a.example">'])(
    'takes %s for no file of the repository',
    async (link) => {
      expect(await resolved(`${link}a</a>`)).not.toContain(release);
    },
  );

  it.each(['https://a.example/', '//a.example/b', '#fragment', 'mailto:a@example.com'])(
    'leaves %s alone',
    async (address) => {
      expect(await resolved(`[a](${address})`)).toContain(`href="${address}"`);
    },
  );
});
