import {
  urlInVersion,
  isActive,
  parseSiteLocation,
  sectionUrl,
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
    expect(urlInVersion(older, '/concepts/')).toBe(`${older.base}concepts/`);
    expect(urlInVersion(older, '/comparison/')).toBe('/comparison/');
    expect(urlInVersion(newest, '/concepts/')).toBe('/concepts/');
  });

  it('switch the version within the section', () => {
    expect(sectionUrl(parseSiteLocation('/guides/caching/'), older)).toBe(`${older.base}guides/`);
    expect(sectionUrl(parseSiteLocation(`${older.base}guides/caching/`), newest)).toBe('/guides/');
    expect(sectionUrl(parseSiteLocation('/license/'), older)).toBe(older.base);
  });

  it('are active below their URL', () => {
    const contribute = {label: 'Contribute', to: '/contribute/'};
    expect(isActive(contribute, parseSiteLocation(`${older.base}contribute/writers-guide/`))).toBe(
      true,
    );
    expect(isActive(contribute, parseSiteLocation('/concepts/'))).toBe(false);
  });
});
