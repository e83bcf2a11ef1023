import {readFacts} from '../../../../src/plugins/mirrored-packages/package-facts';
import type {PackageFiles} from '../../../../src/plugins/mirrored-packages/tarball-files';
import {pinOf} from '../../../support/readme';

const manifest = {
  name: 'css-loader',
  version: '7.1.5',
  description: 'css loader module for webpack',
  license: 'MIT',
};
const files = (changes: object = {}, others: PackageFiles = {}): PackageFiles => ({
  manifest: {name: 'package.json', text: JSON.stringify({...manifest, ...changes})},
  readme: {name: 'README.md', text: '# css-loader'},
  ...others,
});

describe('readFacts', () => {
  it('reads description, license and copyright', () => {
    const text =
      'Copyright JS Foundation and other contributors\n\nThe above\ncopyright notice and this permission notice shall be\n';
    expect(readFacts(pinOf(), files({}, {license: {name: 'LICENSE', text}}))).toEqual({
      readme: '# css-loader',
      description: 'CSS loader module for webpack.',
      license: 'MIT',
      copyright: ['Copyright JS Foundation and other contributors'],
      licenseFile: 'LICENSE',
    });
  });

  it.each([undefined, 'UNLICENSED', 'SEE LICENSE IN EULA.txt'])(
    'refuses a package whose license is %s',
    (license) => {
      expect(() => readFacts(pinOf(), files({license}))).toThrow(
        'css-loader@7.1.5 cannot be mirrored: its package.json names no license, so nobody may copy its README; pin a release that has one or remove the entry.',
      );
    },
  );

  it('refuses another release, a package without README and a manifest that is none', () => {
    expect(() => readFacts(pinOf(), files({version: '7.1.4'}))).toThrow(
      'holds css-loader@7.1.4; correct the pin',
    );
    expect(() => readFacts(pinOf(), files({}, {readme: undefined}))).toThrow('it has no README');
    expect(() => readFacts(pinOf(), {manifest: {name: 'package.json', text: '{'}})).toThrow(
      'its package.json has no usable name, version, description',
    );
  });
});
