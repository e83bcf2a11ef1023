import {newest} from '../../../../../src/versions';
import {parsePackages} from '../../../../../src/plugins/mirrored-packages/build/pins';
import {pinOf} from '../../../../support/readme';

const {version, integrity, documentation, ...packageEntry} = pinOf();
const entry = {...packageEntry, releases: {[documentation.label]: {version, integrity}}};

describe('parsePackages', () => {
  it('takes a list of packages', () => {
    expect(parsePackages([entry])).toEqual([entry]);
  });

  it.each([
    [{releases: {}}, 'css-loader: releases must hold a release'],
    [{section: 'api'}, 'css-loader: section must be "loaders" or "plugins"'],
    [{repository: 'a/b'}, 'repository must be an address like https://github.com/owner/name'],
    [{name: undefined}, 'entry 1: name must be an npm name'],
    [{note: 'x'}, 'css-loader: it has keys that are not known: note'],
    [{about: 'Short.'}, 'css-loader: about must be a sentence of 50 to 160 characters'],
    [{group: 'x'}, 'css-loader: group "x" is none of src/config/section-groups.json: Styles, '],
  ])('names the entry and what is wrong with %j', (wrong, message) => {
    expect(() => parsePackages([{...entry, ...wrong}])).toThrow(message);
  });

  it.each([
    ['version', '^7.1.5', 'must be one exact release, such as 1.2.3'],
    ['integrity', 'sha1-x', 'must be the sha512 integrity the registry gives for the release'],
  ])('refuses a release whose %s is %s', (key, value, message) => {
    const releases = {[newest.label]: {version, integrity, [key]: value}};
    expect(() => parsePackages([{...entry, releases}])).toThrow(
      `css-loader: releases.${newest.label}.${key} ${message}`,
    );
  });

  it('reports every mistake, and a package that is listed twice', () => {
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
