import {renderMarkdown} from '../../support/markdown';

const image = (title = '') => `![A pot](https://example.org/pot.svg${title})`;

describe('figures', () => {
  it('are made of an image alone in its paragraph, with its title as caption', async () => {
    expect(await renderMarkdown(image(' "A pot of tea"'))).toBe(
      '<figure class="figure"><div class="drawing" tabindex="0" role="group" aria-label="A pot of tea">' +
        '<img src="https://example.org/pot.svg" alt="A pot" loading="lazy" decoding="async"/></div>' +
        '<figcaption>A pot of tea</figcaption></figure>',
    );
  });

  it('have no caption without a title', async () => {
    expect(await renderMarkdown(image())).not.toContain('figcaption');
  });

  it('are not made of images in a line of text, which load late all the same', async () => {
    const html = await renderMarkdown(`See ${image()} here`);
    expect(html).not.toContain('<figure');
    expect(html).toContain('loading="lazy"');
  });

  it('may say nothing in a README to those who do not see them', async () => {
    const readme = await renderMarkdown('![](https://example.org/pot.svg)', 'docs/loaders/_a.md');
    expect(readme).toContain('<img');
  });
});
