import {headlessTables} from '../../../../../../src/plugins/mirrored-packages/build/steps/headless-tables';
import {keepImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/keep-images';
import {toMarkdown} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {fixture, htmlPage, markdownOf} from '../../../../../support/readme';

async function tablesOf(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  keepImages(page);
  headlessTables(page);
  toMarkdown(page);
  return markdownOf(page);
}

describe('headlessTables', () => {
  it('puts a caption above its table', async () => {
    const readme = '<table><caption>What</caption><tr><th>a</th></tr><tr><td>b</td></tr></table>';
    expect(await tablesOf(readme)).toBe('What\n\n| a |\n| - |\n| b |');
  });

  it('makes a row of people a list', async () => {
    expect(await tablesOf(await fixture('html-webpack-plugin-maintainers'))).toBe(
      [
        '## Maintainers',
        '- [Jan Nicklas](https://github.com/jantimon)\n- [Thomas Sileghem](https://github.com/mastilver)',
        '## Backers',
      ].join('\n\n'),
    );
  });

  it('takes the first of several rows for the header', async () => {
    expect(await tablesOf('<table><tr><td>A</td></tr><tr><td>1<br>2</td></tr></table>')).toBe(
      '| A |\n| - |\n| 1<br>2 |',
    );
  });

  it('leaves tables of Markdown alone', async () => {
    expect(await tablesOf('| A |\n| - |\n| 1 |')).toBe('| A |\n| - |\n| 1 |');
  });
});
