import {jest} from '@jest/globals';
import {Preparer} from '../../../../src/plugins/mirrored-packages/apart/preparer';
import {markdownOf, pinOf} from '../../../support/readme';
import {packed} from '../../../support/registry';

// A busy machine takes seconds to start a process.
jest.setTimeout(120_000);

const tarballOf = (readme: string) =>
  packed({
    'package.json': JSON.stringify({name: 'css-loader', version: '7.1.5', license: 'MIT'}),
    'README.md': readme,
  });

describe('Preparer', () => {
  it('ends a page that takes too long, and makes the next one', async () => {
    let limit = 500;
    const preparer = new Preparer(() => limit);
    const endless = preparer.prepare(pinOf(), await tarballOf('>'.repeat(200_000)));
    await expect(endless).rejects.toThrow(
      /^css-loader@7\.1\.5 cannot be mirrored: its README takes more than 1 seconds\.$/,
    );
    limit = 60_000;
    const page = await preparer.prepare(pinOf(), await tarballOf('# x\n\nText.'));
    await preparer.stop();
    expect(markdownOf(page)).toContain('Text.');
  });
});
