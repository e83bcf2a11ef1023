import {wholeAddresses} from '../../../../../../src/plugins/mirrored-packages/build/steps/whole-addresses';
import {htmlOf, htmlPage} from '../../../../../support/readme';

async function written(href: string): Promise<string> {
  const page = await htmlPage(`<a href="${href}">x</a>`);
  wholeAddresses(page);
  return htmlOf(page);
}

describe('wholeAddresses', () => {
  it.each([
    'https://a.example',
    'https://a.example/B?c=d@e#f',
    'http://a.example:80/',
    'mailto:a@b.example',
    '#fragment',
  ])('leaves %s alone', async (href) => {
    expect(await written(href)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  it.each([
    ['//a.example/b', 'https://a.example/b'],
    ['\\\\a.example\\b', 'https://a.example/b'],
    ['http:/a.example', 'http://a.example/'],
    ['https:///a.example', 'https://a.example/'],
    ['https://webpack.js.org@a.example/', 'https://a.example/'],
    ['https://a.example/b c', 'https://a.example/b%20c'],
  ])('writes %s as browsers read it, %s', async (href, address) => {
    expect(await written(href)).toBe(`<p><a href="${address}">x</a></p>`);
  });

  it.each([
    '',
    ' ',
    'https://',
    'http://[::1',
    'javascript:alert(1)',
    'java&#9;script:x',
    'vscode://file',
  ])('leaves the text of a link to %s', async (href) => {
    expect(await written(href)).toBe('<p>x</p>');
  });
});
