import {renderMarkdown} from '../../support/markdown';

describe('heading links', () => {
  it('are beside the heading, with a label for screen readers', async () => {
    expect(await renderMarkdown('## Green `tea`')).toBe(
      '<div class="heading h2"><h2 id="green-tea">Green <code>tea</code></h2><a class="anchor" href="#green-tea">' +
        '<span aria-hidden="true">#</span><span class="visually-hidden">Link to Green tea</span></a></div>',
    );
  });

  it('are not given to headings without an id', async () => {
    expect(await renderMarkdown('<h2>Raw</h2>')).toBe('<h2>Raw</h2>');
  });
});
