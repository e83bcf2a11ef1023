import {formatAddresses, parseAddresses} from '../../../src/data/addresses';

it('a list of addresses is written sorted, each once, and read again', () => {
  const text = formatAddresses(['/b/', '/a/#x', '/a/', '/b/']);
  expect(text).toBe('/a/\n/a/#x\n/b/\n');
  expect(parseAddresses(text, 'list.txt')).toEqual(['/a/', '/a/#x', '/b/']);
});
