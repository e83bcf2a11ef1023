import {renderMarkdown} from '../../support/markdown';

const block = (info: string, code = '') => `\`\`\`${info}\n${code}\`\`\`\n`;

describe('a block that quotes an example', () => {
  it('shows the text of the file below its path', async () => {
    const html = await renderMarkdown(block('js file="asset-management/01-setup/src/index.js"'));
    expect(html).toContain('<figcaption>src/index.js</figcaption>');
    expect(html).toContain('document');
    expect(html).not.toContain('file=');
  });

  it('shows a change as a diff', async () => {
    const html = await renderMarkdown(block('diff file="asset-management/02-styles/src/index.js"'));
    expect(html).toContain('<ins');
    expect(html).toContain('aria-label="src/index.js, changes"');
  });

  it('lists the files, with a link to all of them', async () => {
    const html = await renderMarkdown(block('text files="asset-management"'));
    expect(html).toContain('├── src');
    expect(html).toContain('/examples/asset-management.zip"');
  });

  it('stops the build when there is no such file, or text of its own', async () => {
    const file = 'js file="asset-management/01-setup';
    await expect(renderMarkdown(block(`${file}/main.js"`))).rejects.toThrow(
      /docs\/concepts\/tea\.md:1 {2}code block: there is no file "main\.js"/,
    );
    await expect(renderMarkdown(block(`${file}/src/index.js"`, 'a();\n'))).rejects.toThrow(
      /tea\.md:1 {2}code block: .*leave it empty/,
    );
  });

  it.each([
    ['version="3"', /write \d+ or \d+/],
    ['needs="pug"', /has to name packages with their version/],
  ])('stops the build for the mark %s', async (mark, message) => {
    await expect(renderMarkdown(block(`js ${mark}`, 'a\n'))).rejects.toThrow(message);
  });
});
