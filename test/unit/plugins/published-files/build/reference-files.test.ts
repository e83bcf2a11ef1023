import {splitByBytes} from '../../../../../src/plugins/published-files/build/reference/reference-files';

describe('a list of the reference', () => {
  const items = ['amd', 'bail', 'cache', 'café'].map((path) => ({path}));

  it('is one file while it is short', () => {
    expect(splitByBytes(items).map((file) => JSON.parse(file) as unknown)).toEqual([items]);
  });

  it('is split before an item that no longer fits, counted in bytes', () => {
    const files = splitByBytes(items, 40);
    expect(files.flatMap((file) => JSON.parse(file) as unknown[])).toEqual(items);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(40);
  });

  it('keeps an item whole that is longer than a file may be', () => {
    expect(splitByBytes(items, 5)).toHaveLength(4);
  });
});
