import {dropComments} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-comments';
import {fixture, htmlOf, htmlPage} from '../../../../../support/readme';

describe('dropComments', () => {
  it('drops a comment, not the comments of code', async () => {
    const page = await htmlPage(`${await fixture('css-loader-comment')}\n\n\`<!-- kept -->\`\n`);
    expect(htmlOf(page)).toContain('prettify');
    dropComments(page);
    expect(htmlOf(page)).not.toContain('prettify');
    expect(htmlOf(page)).toContain('&#x3C;!-- kept -->');
    expect(htmlOf(page)).toContain('type importFn');
  });
});
