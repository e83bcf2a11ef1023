import {versions} from '../../../../src/config/versions';
import {parseFrontMatter} from '../../../../src/plugins/content-index/front-matter';
import {pageFile} from '../../../../src/plugins/mirrored-packages/page-file';
import type {Pin} from '../../../../src/plugins/mirrored-packages/pins';

const pin: Pin = {
  name: 'css-loader',
  section: 'loaders',
  purpose: 'Styles',
  about: 'Resolves the @import and url() of a CSS file as if they were imports.',
  repository: 'https://github.com/webpack/css-loader',
  version: '7.1.5',
  integrity: 'sha512-x',
  documentation: versions[0]!,
};
const frontMatterOf = (of: Pin) =>
  parseFrontMatter(pageFile(of, 'Text.\n'), 'docs/loaders/_css-loader.md', true).frontMatter;

describe('pageFile', () => {
  it('says how often a package is downloaded, rounded, and when that was', () => {
    const counted = {...pin, downloads: {weekly: 23_456_789, on: '2026-11-01'}};
    expect(frontMatterOf(counted)?.downloads).toEqual({weekly: '23M', month: 'November 2026'});
  });

  it('says nothing of downloads that nobody counted', () => {
    expect(frontMatterOf(pin)).toMatchObject({package: 'css-loader', version: '7.1.5'});
    expect(frontMatterOf(pin)).not.toHaveProperty('downloads');
  });
});
