import {newest} from '../../../../../src/versions';
import {parsePackages} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {pinOf} from '../../../../support/readme';

const {version, integrity, documentation, ...known} = pinOf();
const entry = {...known, releases: {[documentation.label]: {version, integrity}}};

describe('parsePackages', () => {
  it('takes a list of packages', () => {
    expect(parsePackages([entry])).toEqual([entry]);
  });

  it.each([
    [
      {...entry, releases: {[newest.label]: {version: '^7.1.5', integrity}}},
      `css-loader: releases.${newest.label}.version must be one exact release, such as 1.2.3`,
    ],
    [
      {...entry, releases: {[newest.label]: {version: '7.1.5', integrity: 'sha1-x'}}},
      `css-loader: releases.${newest.label}.integrity must be the sha512 integrity the registry gives for the release`,
    ],
    [{...entry, releases: {}}, 'css-loader: releases must hold a release'],
    [{...entry, section: 'api'}, 'css-loader: section must be "loaders" or "plugins"'],
    [
      {...entry, repository: 'webpack/css-loader'},
      'css-loader: repository must be an address like https://github.com/owner/name',
    ],
    [{...entry, name: undefined}, 'entry 1: name must be the npm name'],
    [{...entry, note: 'x'}, 'css-loader: it has keys that are not known: note'],
    [{...entry, about: 'Short.'}, 'css-loader: about must have 50 to 160 characters'],
    [{...entry, group: 'x'}, 'css-loader: group "x" is none of src/config/groups.ts: Styles, '],
  ])('names the entry and what is wrong', (wrong, message) => {
    expect(() => parsePackages([wrong])).toThrow(message);
  });

  it('tells every mistake, and that a package is listed twice', () => {
    expect(() =>
      parsePackages([
        {...entry, name: 'A'},
        {...entry, section: 1},
      ]),
    ).toThrow(/A: name must be an npm name\ncss-loader: section must/);
    expect(() => parsePackages([entry, entry])).toThrow('css-loader: is listed twice');
    expect(() => parsePackages({})).toThrow('it must be a list of packages');
  });
});
