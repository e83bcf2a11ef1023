import {lost} from '../../../../src/checks/addresses/lost';
import type {Site} from '../../../../src/checks/addresses/site';

const siteWith = (ids: readonly string[]): Site => ({
  follow: (path) => path,
  idsOf: () => new Set(ids),
  moved: {},
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
    expect(lost(`/tea/#${id}`, siteWith(ids), wasThere)?.likely).toBe(likely);
  });
});
