import {arrivalOf} from '../../../../src/checks/addresses/lost';
import type {Site} from '../../../../src/checks/addresses/site';

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
