import {renderMarkdown} from '../../support/markdown';

const quoted = (file: string) => `\`\`\`js file="${file}"\n\`\`\`\n`;
const terminal = (example: string) => `\`\`\`console example="${example}"\n$ npx webpack\n\`\`\`\n`;
const render = (...parts: string[]) => renderMarkdown(parts.join('\n\n'));
const linesIn = (html: string) => html.match(/<p class="project">.*?<\/p>/gs) ?? [];

describe('an example project', () => {
  it('offers its files below the first blocks that show it', async () => {
    const html = await render(
      quoted('logging/collect.js'),
      terminal('logging'),
      'More:',
      terminal('logging'),
    );
    const [line, ...others] = linesIn(html);
    expect(others).toEqual([]);
    expect(line?.replace(/<[^>]+>/g, '')).toBe('All files: view · ZIP');
    expect(line).toMatch(
      /href="[^"]+\/docs\/_examples\/logging" target="_blank" rel="noopener" aria-label="View the files of/,
    );
    expect(line).toMatch(/href="\/examples\/logging\.zip" download/);
    expect(html).toMatch(/npx webpack(?:(?!<figure).)*<p class="project">.*More:/s);
  });

  it('offers those of the step that is shown first', async () => {
    const html = await render(quoted('caching/02-hashes/webpack.config.js'));
    expect(linesIn(html).join()).toContain('href="/examples/caching/02-hashes.zip"');
  });

  it('has a line for each project', async () => {
    const html = await render(quoted('logging/collect.js'), terminal('caching/01-setup'), 'Done.');
    expect(linesIn(html)).toHaveLength(2);
  });

  it('has none where a guide in steps or a list of files has links', async () => {
    const guide = [quoted('caching/01-setup/webpack.config.js'), terminal('caching/02-hashes')];
    expect(linesIn(await render('## A', guide[0]!, '## B', guide[1]!))).toEqual([]);
    const list = '```text files="logging"\n```\n';
    expect(linesIn(await render(quoted('logging/collect.js'), list))).toEqual([]);
  });
});
