import {renderMarkdown} from '../../../../support/markdown';

const page = 'docs/migrate/tea.md';
const render = (markdown: string) => renderMarkdown(markdown, page);

describe('::package-releases', () => {
  it('shows which release of a package goes with which webpack', async () => {
    const html = await render('::package-releases[5]');
    const [row = ''] = /<tr[^>]*>(?:(?!<\/tr>).)*css-loader.*?<\/tr>/.exec(html) ?? [];
    expect(row).toContain('href="/loaders/css-loader/"');
    expect(row.replace(/<[^>]+>/g, ' ')).toMatch(/css-loader\s+5\.2\.7\s+7\.\d+\.\d+\s+\^5\.27\.0/);
  });

  it('leaves out packages whose release stays', async () => {
    expect(await render('::package-releases[5]')).not.toContain('file-loader');
  });

  it('stops where no version came before', async () => {
    await expect(render('::package-releases[4]')).rejects.toThrow(
      `${page}:1  package-releases: name a version that has one before it`,
    );
  });
});
