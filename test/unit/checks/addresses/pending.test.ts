import {isPending, stalePending, pendingPaths} from '../../../../src/checks/addresses/pending';

const waits = {
  pages: {'the tea guide': ['/tea/', '/cups/']},
  redirects: [
    {from: '/mugs/', to: '/cups/', waitsFor: 'the tea guide'},
    {from: '/pots/', to: '/kettles/'},
  ],
};

describe('what waits', () => {
  const waiting = pendingPaths(waits);

  it('is unwritten pages and redirects to them, with a slash or without', () => {
    expect(['/tea/', '/tea', '/mugs/'].filter((path) => !isPending(path, waiting))).toEqual([]);
    expect(isPending('/pots/', waiting)).toBe(false);
  });

  const fine = {
    needed: new Set(['/tea/', '/cups/']),
    published: new Set<string>(),
    exists: () => false,
  };

  it('waits with reason', () => {
    expect(stalePending(waits, fine)).toEqual([]);
  });

  it.each([
    ['the page exists', {...fine, exists: (path: string) => path === '/tea/'}],
    ['it was published and is gone', {...fine, published: new Set(['/tea/'])}],
    ['no former address and no package needs it', {...fine, needed: new Set(['/cups/'])}],
  ])('must not when %s', (reason, known) => {
    expect(stalePending(waits, known)).toEqual([
      expect.stringContaining(`src/config/pending-addresses.ts  /tea/: ${reason}`),
    ]);
  });
});
