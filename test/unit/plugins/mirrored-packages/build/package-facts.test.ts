import {readPackageFacts} from '../../../../../src/plugins/mirrored-packages/build/package-facts';
import type {PackageFiles} from '../../../../../src/plugins/mirrored-packages/build/tarball-files';
import {pinOf} from '../../../../support/readme';

const manifest = {name: 'css-loader', version: '7.1.5', license: 'MIT'};
const files = (changes: object = {}, others: Partial<PackageFiles> = {}): PackageFiles => ({
  manifest: {name: 'package.json', text: JSON.stringify({...manifest, ...changes})},
  readme: {name: 'README.md', text: '# css-loader'},
  schemas: [],
  images: [],
  ...others,
});

describe('readPackageFacts', () => {
  it('reads license, copyright and authors', () => {
    const text =
      'Copyright JS Foundation and other contributors\n\nThe above\ncopyright notice and this permission notice shall be\n';
    const license = {name: 'LICENSE', text};
    expect(readPackageFacts(pinOf(), files({author: 'Tobias Koppers @sokra'}, {license}))).toEqual({
      readme: '# css-loader',
      images: [],
      license: 'MIT',
      copyright: ['Copyright JS Foundation and other contributors'],
      licenseFile: 'LICENSE',
      contributors: ['sokra'],
      options: [],
    });
  });

  it('reads the license as the first packages of npm wrote it', () => {
    const old = files({license: undefined, licenses: [{type: 'MIT', url: 'http://example.com'}]});
    expect(readPackageFacts(pinOf(), old).license).toBe('MIT');
  });

  it.each([
    [{author: {name: 'Jan', url: 'https://github.com/jantimon'}}, []],
    [{author: 'yoriiis <x@example.com> (https://github.com/yoriiis/)'}, ['yoriiis']],
    [{author: 'A <a@example.com>', contributors: ['B (https://github.com/b)']}, ['b']],
    [{author: 7, contributors: 'many'}, []],
  ])('finds the GitHub names in %j', (changes, names) => {
    expect(readPackageFacts(pinOf(), files(changes)).contributors).toEqual(names);
  });

  it.each([undefined, 'UNLICENSED', 'SEE LICENSE IN EULA.txt'])(
    'refuses a package whose license is %s',
    (license) => {
      expect(() => readPackageFacts(pinOf(), files({license}))).toThrow(
        'its package.json names no license, so nobody may copy its README; pin a release that has one or remove the entry.',
      );
    },
  );
});
