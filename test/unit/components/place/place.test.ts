import {
  addressIn,
  isActive,
  placeOf,
  ready,
  switchAddress,
} from '../../../../src/components/place/place';
import {versions} from '../../../../src/config/versions';

const [five, four] = versions;

describe('the place of a page', () => {
  it.each([
    ['/', '5', undefined],
    ['/concepts/', '5', 'concepts'],
    ['/concepts/loaders/', '5', 'concepts'],
    ['/comparison/', '5', undefined],
    ['/conceptual/', '5', undefined],
    ['/v4/', '4', undefined],
    ['/v4/api/node/', '4', 'api'],
  ])('of %s is version %s, section %s', (path, version, section) => {
    const place = placeOf(path);
    expect(place.version.label).toBe(version);
    expect(place.section).toBe(section);
  });
});

describe('links of the header', () => {
  it('stay in the version for sections, and leave it for pages that exist once', () => {
    expect(addressIn(four!, '/concepts/')).toBe('/v4/concepts/');
    expect(addressIn(four!, '/comparison/')).toBe('/comparison/');
    expect(addressIn(five!, '/concepts/')).toBe('/concepts/');
  });

  it('switch the version within the section', () => {
    expect(switchAddress(placeOf('/guides/caching/'), four!)).toBe('/v4/guides/');
    expect(switchAddress(placeOf('/v4/guides/caching/'), five!)).toBe('/guides/');
    expect(switchAddress(placeOf('/license/'), four!)).toBe('/v4/');
  });

  it('are active below their address', () => {
    const contribute = {label: 'Contribute', to: '/contribute/'};
    expect(isActive(contribute, placeOf('/v4/contribute/writers-guide/'))).toBe(true);
    expect(isActive(contribute, placeOf('/concepts/'))).toBe(false);
  });

  it('are left out while they wait for their page', () => {
    const here = {label: 'Here', to: '/concepts/'};
    expect(ready([here, {label: 'Later', to: '/vote/', pending: 'to come'}])).toEqual([here]);
  });
});
