import {toMarkdown} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {fixture, htmlOf, htmlPage, markdownOf} from '../../../../../support/readme';

describe('keepLiteralTags', () => {
  it('shows a tag that is meant as text', async () => {
    const page = await htmlPage(await fixture('mini-css-extract-plugin-literal-tags'));
    expect(htmlOf(page)).toContain('multiple &#x3C;style>&#x3C;/style> and works faster');
    toMarkdown(page);
    expect(markdownOf(page)).toContain('multiple \\<style>\\</style> and works faster');
  });

  it.each([
    ['Press <kbd>x</kbd>.', '<p>Press <kbd>x</kbd>.</p>'],
    ['The <link> element.', '<p>The &#x3C;link> element.</p>'],
    ['A <script src="x">alert()</script> b <b>c</b>', '<p>A alert() b <b>c</b></p>'],
    ['A </style> b', '<p>A  b</p>'],
    [
      'A <small>b</small> <mark>c</mark> <u>d</u>',
      '<p>A <small>b</small> <mark>c</mark> <u>d</u></p>',
    ],
  ])('turns %s into %s', async (readme, html) => {
    expect(htmlOf(await htmlPage(readme))).toBe(html);
  });
});
