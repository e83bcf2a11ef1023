import {renderMarkdown} from '../../support/markdown';

describe('heading links', () => {
  it('are the headings themselves', async () => {
    expect(await renderMarkdown('## Green `tea`')).toBe(
      '<div class="heading h2"><h2 id="green-tea"><a class="anchor" href="#green-tea">Green <code>tea</code></a></h2></div>',
    );
  });

  it('are beside a heading that holds a link, and have its name', async () => {
    expect(await renderMarkdown('## Green [tea](#leaves)')).toBe(
      '<div class="heading h2"><h2 id="green-tea">Green <a href="#leaves">tea</a></h2>' +
        '<a class="anchor" href="#green-tea" aria-labelledby="green-tea"></a></div>',
    );
  });

  it('are not given to headings without an id', async () => {
    expect(await renderMarkdown('<h2>Raw</h2>')).toBe('<h2>Raw</h2>');
  });
});
