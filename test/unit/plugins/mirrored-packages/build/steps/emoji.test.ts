import {emoji} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {markdownOf, markdownPage} from '../../../../../support/readme';

describe('emoji', () => {
  it('turns shortcodes of the text into characters, never those of code', async () => {
    const page = await markdownPage(':rocket: Fast, `[local]:hash:` and :no_such_name:.');
    emoji(page);
    expect(markdownOf(page)).toBe('🚀 Fast, `[local]:hash:` and \\:no_such_name:.');
  });
});
