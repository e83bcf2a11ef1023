import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderMarkdown} from '../../../support/markdown';

const page = (info: string, code: string) => `Text\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const drawn = async (info: string, code: string) =>
  fromHtml(await renderMarkdown(page(info, code)), {fragment: true});

describe('tabs', () => {
  it('give a command for each package manager, with its name on paper', async () => {
    const tree = await drawn('bash tabs', 'npm install a');
    const names = selectAll('figure', tree).map(({properties}) => properties.dataTab);
    expect(names).toEqual(['npm', 'Yarn', 'pnpm']);
    expect(toString(select('legend', tree)!)).toBe('Package manager');
    expect(selectAll('label', tree).map((label) => toString(label))).toEqual(names);
    expect(selectAll('figure code', tree).map((code) => toString(code))).toEqual([
      'npm install a',
      'yarn add a',
      'pnpm add a',
    ]);
  });

  it.each([
    ['bash tabs', 'ls', /there is none: leave tabs out/],
    ['console tabs', '$ npm ci', /tabs are for bash with commands of npm/],
    ['js tabs', 'a', /tabs are for bash/],
    ['bash tabs=npm', 'npm start', /tabs= is unknown/],
  ])('stop the build for %s', async (info, code, message) => {
    const failing = renderMarkdown(page(info, code));
    await expect(failing).rejects.toThrow(message);
    await expect(failing).rejects.toThrow('docs/concepts/tea.md:3  code block: ');
  });
});
