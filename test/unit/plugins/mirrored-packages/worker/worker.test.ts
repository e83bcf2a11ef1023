import {jest} from '@jest/globals';
import {Preparer} from '../../../../../src/plugins/mirrored-packages/worker/preparer';
import {markdownOf, pinOf} from '../../../../support/readme';
import {drawing} from '../../../../support/pictures';
import {packed} from '../../../../support/registry';

// A busy machine takes seconds to start a process.
const timeout = 120_000;
jest.setTimeout(timeout);

const tarballOf = (readme: string) =>
  packed({
    'package.json': JSON.stringify({name: 'css-loader', version: '7.1.5', license: 'MIT'}),
    'README.md': readme,
  });

describe('Preparer', () => {
  it('ends a page that takes too long, and makes the next one', async () => {
    const preparer = new Preparer(10_000);
    const endless = preparer.prepare(pinOf(), await tarballOf('>'.repeat(200_000)));
    await expect(endless).rejects.toThrow(
      /^css-loader@7\.1\.5 cannot be mirrored: its README takes more than 10 seconds\.$/,
    );
    const page = await preparer.prepare(pinOf(), await tarballOf('# x\n\nText.'));
    preparer.stop();
    expect(markdownOf(page)).toContain('Text.');
  });

  it('ends a page that takes too much memory, and makes the next one', async () => {
    const preparer = new Preparer(timeout, 100);
    const large = preparer.prepare(pinOf(), await tarballOf('[*a*](b) `c`\n\n'.repeat(30_000)));
    await expect(large).rejects.toThrow(
      /^css-loader@7\.1\.5 cannot be mirrored: its README takes more than 100 MB of memory\.$/,
    );
    const page = await preparer.prepare(pinOf(), await tarballOf('# x\n\nText.'));
    preparer.stop();
    expect(markdownOf(page)).toContain('Text.');
  });

  it('ends an image that takes too much memory, and makes the next one', async () => {
    const preparer = new Preparer(timeout, 100);
    const layers = Array.from(
      {length: 300},
      (_, index) => `<feFlood flood-color="#00${index + 100}" result="r${index}"/>`,
    );
    const size = 'width="3000" height="3000"';
    const greedy = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><filter id="f">${layers.join('')}</filter><rect ${size} filter="url(#f)"/></svg>`;
    await expect(preparer.copyImage({bytes: Buffer.from(greedy)})).rejects.toThrow(
      /^it takes more than 100 MB of memory$/,
    );
    const copy = await preparer.copyImage({bytes: drawing()});
    preparer.stop();
    expect(copy).toMatchObject({width: 60, height: 40});
  });
});
