import {arrivalOf, lost, type Site} from '../../../../src/checks/addresses/lost';

const ids = new Map([
  ['/tea/', new Set(['green', 'black'])],
  ['/cups/', new Set(['large'])],
]);
const ends = new Map([
  ['/tea/', '/tea/'],
  ['/tea', '/tea/'],
  ['/cups/', '/cups/'],
  ['/mugs/', '/cups/#large'],
  ['/old-tea/', '/tea/'],
]);
const site: Site = {
  follow: (path) => ends.get(path),
  idsOf: (page) => ids.get(page) ?? new Set(),
  moved: {
    '/tea/': {white: '#green', size: '/mugs/', here: '#there', there: '#here', gone: '/no/#x'},
  },
};

describe('an address', () => {
  it.each([
    ['/tea/', '/tea/', undefined],
    ['/tea#black', '/tea/', 'black'],
    ['/old-tea/#green', '/tea/', 'green'],
    ['/tea/#white', '/tea/', 'green'],
    ['/tea/#size', '/cups/', 'large'],
    ['/mugs/', '/cups/', 'large'],
  ])('%s arrives at %s, id %s', (address, page, id) => {
    expect(arrivalOf(address, site)).toEqual({state: 'arrived', page, id});
  });

  it.each([
    ['/coffee/', {state: 'no page', path: '/coffee/'}],
    ['/tea/#red', {state: 'no heading', page: '/tea/', id: 'red'}],
    ['/tea/#gone', {state: 'no page', path: '/no/'}],
    ['/tea/#here', {state: 'circle', page: '/tea/', id: 'here'}],
  ])('%s does not', (address, arrival) => {
    expect(arrivalOf(address, site)).toEqual(arrival);
  });

  it('is believed on pages whose ids are not known', () => {
    const unread: Site = {...site, idsOf: () => undefined};
    expect(arrivalOf('/tea/#red', unread).state).toBe('arrived');
  });
});

const wasThere = (address: string) => ['/tea/#leaf-teas', '/tea/#water'].includes(address);

describe('the heading proposed for a lost id', () => {
  it.each([
    ['is its other spelling', 'leaf-tea', ['leaf-teas', 'kettle'], 'leaf-teas'],
    ['is a new one, when none is spelled alike', 'heat-it', ['water', 'hot-water'], 'hot-water'],
    ['is the nearest, when none is new', 'waters-edge', ['water', 'leaf-teas'], 'water'],
    ['is never that of related links', 'reading', ['further-reading', 'kettle'], 'kettle'],
    ['is left to the writer on a page without headings', 'heat-it', [], undefined],
  ])('%s', (_, id, ids, likely) => {
    const page: Site = {...site, idsOf: () => new Set(ids), moved: {}};
    expect(lost(`/tea/#${id}`, page, wasThere)?.likely).toBe(likely);
  });
});
