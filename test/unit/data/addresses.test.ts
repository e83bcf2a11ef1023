import {formatAddresses, parseAddresses} from '../../../src/data/addresses';

it('writes a list of addresses sorted and without duplicates, and reads it back', () => {
  const text = formatAddresses(['/b/', '/a/#x', '/a/', '/b/']);
  expect(text).toBe('/a/\n/a/#x\n/b/\n');
  expect(parseAddresses(text, 'list.txt')).toEqual(['/a/', '/a/#x', '/b/']);
});
