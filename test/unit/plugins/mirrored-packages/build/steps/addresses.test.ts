import {resolveAddresses} from '../../../../../../src/plugins/mirrored-packages/build/steps/addresses';
import {fixture, htmlAfter, htmlOf, htmlPage, pinOf} from '../../../../../support/readme';

const release = 'https://github.com/webpack/css-loader/blob/v7.1.5';

async function resolved(readme: string, pin = pinOf()): Promise<string> {
  const page = await htmlPage(readme, pin);
  resolveAddresses(page);
  return htmlOf(page);
}

describe('resolveAddresses', () => {
  it('leads links of a README into its release', async () => {
    const html = await resolved(await fixture('html-webpack-plugin-images'));
    expect(html).toContain(`href="${release}/examples/inline/template.pug"`);
  });

  it.each([
    ['[a](./LICENSE)', `${release}/LICENSE`],
    ['[a](/docs/a.md#b)', `${release}/docs/a.md#b`],
    ['[a](../up.md)', `${release}/up.md`],
    ['[a](../../issues)', 'https://github.com/webpack/css-loader/issues'],
    ['[a](../../../style-loader)', 'https://github.com/webpack/style-loader'],
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

  it.each(['https://a.example/', '#fragment', 'mailto:a@example.com'])(
    'leaves %s alone',
    async (address) => {
      expect(await resolved(`[a](${address})`)).toContain(`href="${address}"`);
    },
  );
});

it.each([
  ['https://a.example/B?c=d@e#f', 'https://a.example/B?c=d@e#f'],
  ['http://a.example:80/', 'http://a.example:80/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['#fragment', '#fragment'],
  ['//a.example/b', 'https://a.example/b'],
  ['\\\\a.example\\b', 'https://a.example/b'],
  ['http:/a.example', 'http://a.example/'],
  ['https:///a.example', 'https://a.example/'],
  ['https://webpack.js.org@a.example/', 'https://a.example/'],
  ['https://a.example/b c', 'https://a.example/b%20c'],
])('the address %s is written as browsers read it, %s', async (href, address) => {
  expect(await htmlAfter(`<a href="${href}">x</a>`, resolveAddresses)).toBe(
    `<p><a href="${address}">x</a></p>`,
  );
});

it.each([' ', 'https://', 'http://[::1', 'javascript:alert(1)', 'java&#9;script:x', 'vscode://f'])(
  'of a link to %s the text stays',
  async (href) => {
    expect(await htmlAfter(`<a href="${href}">x</a>`, resolveAddresses)).toBe('<p>x</p>');
  },
);
