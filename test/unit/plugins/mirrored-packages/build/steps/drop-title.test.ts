import {dropTitle} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-title';
import {fixture, htmlOf, htmlPage, pinOf} from '../../../../../support/readme';

describe('dropTitle', () => {
  it('drops a title that is written twice, as HTML and as Markdown', async () => {
    const pin = pinOf({name: 'mini-css-extract-plugin'});
    const page = await htmlPage(await fixture('mini-css-extract-plugin-header'), pin);
    expect(htmlOf(page).match(/<h1/g)).toHaveLength(2);
    dropTitle(page);
    expect(htmlOf(page)).not.toMatch(/<h1|<h2>mini-css/);
    expect(htmlOf(page)).toContain('This plugin extracts CSS');
  });

  it('keeps further headings of the first level, and one that others stand above', async () => {
    const page = await htmlPage('# css-loader\n\n# Options\n');
    dropTitle(page);
    expect(htmlOf(page).trim()).toBe('<h1>Options</h1>');
    const other = await htmlPage('## Install\n\n# Options\n');
    dropTitle(other);
    expect(htmlOf(other)).toContain('<h1>Options</h1>');
  });
});
