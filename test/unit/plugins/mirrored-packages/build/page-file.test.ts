import {parseFrontMatter} from '../../../../../src/content/front-matter';
import {pageFile} from '../../../../../src/plugins/mirrored-packages/build/page-file';
import type {Pin} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {pinOf} from '../../../../support/readme';

const frontMatterOf = (pin: Pin) =>
  parseFrontMatter(pageFile(pin, 'Text.\n'), 'docs/loaders/_css-loader.md', true).frontMatter;

describe('pageFile', () => {
  it('says how often a package is downloaded, rounded, and when that was', () => {
    const counted = pinOf({downloads: {weekly: 23_456_789, on: '2026-11-01'}});
    expect(frontMatterOf(counted)?.downloads).toEqual({weekly: '23M', month: 'November 2026'});
  });

  it('says whether the package has ended, as the notices of its version do', () => {
    expect(frontMatterOf(pinOf())).toMatchObject({maintenance: 'deprecated'});
    expect(frontMatterOf(pinOf({name: 'worker-loader'}))).toMatchObject({
      maintenance: 'unmaintained',
    });
    expect(frontMatterOf(pinOf({name: 'sass-loader'}))).toMatchObject({maintenance: 'maintained'});
  });

  it('says nothing of downloads without a count', () => {
    expect(frontMatterOf(pinOf())).toMatchObject({package: 'css-loader', version: '7.1.5'});
    expect(frontMatterOf(pinOf())).not.toHaveProperty('downloads');
  });
});
