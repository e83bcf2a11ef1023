import {plainHeadings} from '../../../../../../src/plugins/mirrored-packages/build/steps/plain-headings';
import {toMarkdown} from '../../../../../../src/plugins/mirrored-packages/build/steps/to-markdown';
import {fixture, htmlOf, htmlPage, markdownOf} from '../../../../../support/readme';

async function headingsOf(readme: string): Promise<string> {
  const page = await htmlPage(readme);
  plainHeadings(page);
  toMarkdown(page);
  return markdownOf(page);
}

describe('plainHeadings', () => {
  it('makes raw headings headings of Markdown', async () => {
    const markdown = await headingsOf(await fixture('html-webpack-plugin-header'));
    expect(markdown).toContain('\n## Install\n\n### Webpack 5\n');
  });

  it('leaves only what Markdown can say', async () => {
    expect(await headingsOf('## A <font color="red">red</font> <sub>`x`</sub> *y*\n')).toBe(
      '## A red `x` _y_',
    );
    expect(await headingsOf('<h2>One <div>block</div><script>no</script></h2>\n')).toBe(
      '## One block',
    );
  });

  it('makes a heading inside a table cell bold', async () => {
    const page = await htmlPage('<table><tr><td><h3 align="center">Name</h3></td></tr></table>\n');
    plainHeadings(page);
    expect(htmlOf(page)).toContain('<strong>Name</strong></p></td>');
  });
});
