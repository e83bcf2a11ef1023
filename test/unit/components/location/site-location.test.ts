import {
  addressInVersion,
  isActive,
  parseSiteLocation,
  switchAddress,
} from '../../../../src/components/location/site-location';
import {newest} from '../../../../src/versions';
import {older} from '../../../support/older-version';

it.each([
  ['/concepts/loaders/', newest.label, 'concepts'],
  ['/comparison/', newest.label, undefined],
  ['/conceptual/', newest.label, undefined],
  [older.base, older.label, undefined],
  [`${older.base}api/node/`, older.label, 'api'],
])('the place of the page %s is version %s, section %s', (path, version, section) => {
  const location = parseSiteLocation(path);
  expect(location.version.label).toBe(version);
  expect(location.section).toBe(section);
});

describe('links of the header', () => {
  it('stay in the version for sections, and leave it for pages that exist once', () => {
    expect(addressInVersion(older, '/concepts/')).toBe(`${older.base}concepts/`);
    expect(addressInVersion(older, '/comparison/')).toBe('/comparison/');
    expect(addressInVersion(newest, '/concepts/')).toBe('/concepts/');
  });

  it('switch the version within the section', () => {
    expect(switchAddress(parseSiteLocation('/guides/caching/'), older)).toBe(
      `${older.base}guides/`,
    );
    expect(switchAddress(parseSiteLocation(`${older.base}guides/caching/`), newest)).toBe(
      '/guides/',
    );
    expect(switchAddress(parseSiteLocation('/license/'), older)).toBe(older.base);
  });

  it('are active below their address', () => {
    const contribute = {label: 'Contribute', to: '/contribute/'};
    expect(isActive(contribute, parseSiteLocation(`${older.base}contribute/writers-guide/`))).toBe(
      true,
    );
    expect(isActive(contribute, parseSiteLocation('/concepts/'))).toBe(false);
  });
});
