import {namedRoutes} from '../specification/content-routes';
import {waitingPages} from '../specification/waits';
import {builtPages} from '../support/built-site';

const addresses = new Set(builtPages().map(({url}) => url));

describe('the address', () => {
  it.each(namedRoutes.filter((route) => !waitingPages.includes(route)))('%s is served', (route) => {
    expect(addresses.has(route)).toBe(true);
  });

  it('of a page that is not written is not', () => {
    expect(addresses.has('/no-such-page/')).toBe(false);
  });
});
