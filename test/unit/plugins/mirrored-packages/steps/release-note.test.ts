import {origin} from '../../../../../src/plugins/mirrored-packages/steps/origin';
import {releaseNote} from '../../../../../src/plugins/mirrored-packages/steps/release-note';
import {markdownOf, markdownPage, pinOf} from '../../../../support/readme';

describe('releaseNote', () => {
  it('puts the note of the pin on top', async () => {
    const page = await markdownPage('Text.', pinOf({note: 'Mind [this](https://example.com/).'}));
    releaseNote(page);
    expect(markdownOf(page)).toBe(':::info\nMind [this](https://example.com/).\n:::\n\nText.');
  });

  it('does nothing without one', async () => {
    const page = await markdownPage('Text.');
    releaseNote(page);
    expect(markdownOf(page)).toBe('Text.');
  });
});

describe('origin', () => {
  it('ends the page with release, repository, license and where to change it', async () => {
    const page = await markdownPage('Text.');
    origin(page);
    const markdown = markdownOf(page);
    expect(markdown).toMatch(/^Text\.\n\n---\n\n## About this page\n/);
    expect(markdown).toContain(
      '[css-loader@7.1.5](https://github.com/webpack/css-loader/blob/v7.1.5/README.md)',
    );
    expect(markdown).toContain(
      'License: [MIT](https://github.com/webpack/css-loader/blob/v7.1.5/LICENSE); Copyright JS Foundation and other contributors.',
    );
    expect(markdown).toContain('](https://github.com/webpack/css-loader/edit/HEAD/README.md)');
  });
});
