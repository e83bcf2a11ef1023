import {namedRoutes} from '../specification/content-routes';
import {waitingPages} from '../specification/waits';
import {builtPages} from '../support/built-site';

/** The combined printable pages wait on their own (test/specification/waits.ts). */
const waiting = [...waitingPages, '/printable/'];
const addresses = new Set(builtPages().map(({url}) => url));

describe('the address', () => {
  it.each(namedRoutes.filter((route) => !waiting.includes(route)))('%s is served', (route) => {
    expect(addresses.has(route)).toBe(true);
  });

  it('of a page that is not written is not', () => {
    expect(addresses.has('/no-such-page/')).toBe(false);
  });
});
