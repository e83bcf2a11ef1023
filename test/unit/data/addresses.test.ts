import {formatAddresses, parseAddresses} from '../../../src/data/addresses';

describe('a list of addresses', () => {
  it('is written sorted, each once, and read again', () => {
    const text = formatAddresses(['/b/', '/a/#x', '/a/', '/b/']);
    expect(text).toBe('/a/\n/a/#x\n/b/\n');
    expect(parseAddresses(text, 'list.txt')).toEqual(['/a/', '/a/#x', '/b/']);
  });
});
