import {renderMarkdown} from '../../support/markdown';

describe('task lists', () => {
  it('say of each box whether it is done', async () => {
    const html = await renderMarkdown('- [ ] boil\n- [x] pour\n');
    expect(html).toMatch(/aria-label="To do"\/> boil[\s\S]*aria-label="Done"[^>]*\/> pour/);
  });

  it('are no other fields', async () => {
    expect(await renderMarkdown('<input type="text">')).not.toContain('aria-label');
  });
});
