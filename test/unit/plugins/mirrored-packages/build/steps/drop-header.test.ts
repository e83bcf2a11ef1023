import {dropHeader} from '../../../../../../src/plugins/mirrored-packages/build/steps/drop-header';
import {fixture, htmlOf, htmlPage} from '../../../../../support/readme';

describe('dropHeader', () => {
  it.each([
    'babel-loader-header',
    'css-loader-header',
    'html-webpack-plugin-header',
    'mini-css-extract-plugin-header',
  ])('leaves no logo and no badge of %s', async (name) => {
    const page = await htmlPage(await fixture(name));
    expect(htmlOf(page)).toContain('<img');
    dropHeader(page);
    expect(htmlOf(page)).not.toContain('<img');
  });

  it('drops what stands between badges with them', async () => {
    const page = await htmlPage('[![a](a.svg)](a) | [![b](b.svg)](b) · ![c](c.svg)\n\nText.');
    dropHeader(page);
    expect(htmlOf(page).trim()).toBe('<p>Text.</p>');
  });

  it('keeps the first paragraph, also inside the block of logos', async () => {
    const page = await htmlPage(await fixture('html-webpack-plugin-header'));
    dropHeader(page);
    expect(htmlOf(page)).toContain(
      '<p>Plugin that simplifies creation of HTML files to serve your bundles</p>',
    );
  });

  it('keeps a quotation that stands above the badges', async () => {
    const page = await htmlPage(await fixture('babel-loader-header'));
    dropHeader(page);
    expect(htmlOf(page)).toContain('This README is for babel-loader v8/v9/v10');
  });

  it('keeps a first sentence that holds an image', async () => {
    const page = await htmlPage('![logo](l.svg) This loader loads.\n');
    dropHeader(page);
    expect(htmlOf(page)).toContain('This loader loads.');
  });
});
