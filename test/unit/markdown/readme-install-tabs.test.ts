import {renderMarkdown} from '../../support/markdown';

const readme = 'docs/loaders/_css-loader.md';
const block = (command: string) => `\`\`\`bash\n${command}\n\`\`\`\n`;
const stacked = [
  'npm install --save-dev css-loader',
  'yarn add -D css-loader',
  'pnpm add -D css-loader',
].map(block);

describe('commands of READMEs that install the same', () => {
  it.each([
    ['with words between them', stacked.join('\nor\n\n')],
    ['below each other', stacked.join('\n')],
    ['in another order of words', `${block('npm i css-loader -D')}\nor\n\n${stacked[1]}`],
  ])('become tabs, %s', async (_how, markdown) => {
    const html = await renderMarkdown(`${markdown}\nText\n`, readme);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).not.toMatch(/<p>or<\/p>/);
    expect(html).toContain('<p>Text</p>');
  });

  it.each([
    ['other packages', `${stacked[0]}\nor\n\n${block('yarn add -D style-loader')}`],
    ['words that say more', `${stacked[0]}\nor, with Yarn:\n\n${stacked[1]}`],
    ['options of npm only', `${block('npm install -D -g a')}\nor\n\n${block('yarn add -D a')}`],
  ])('stay apart for %s', async (_what, markdown) => {
    expect(await renderMarkdown(markdown, readme)).not.toContain('type="radio"');
  });
});
