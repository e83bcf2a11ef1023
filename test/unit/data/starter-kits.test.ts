import {readFileSync} from 'node:fs';
import {parseStarterKits} from '../../../src/data/starter-kits';

const file = JSON.parse(readFileSync('src/data/starter-kits.json', 'utf8')) as {kits: object[]};

describe('the committed starter kits', () => {
  it('are the 62 of the package, in its order', () => {
    const kits = parseStarterKits(file);
    expect(kits).toHaveLength(62);
    expect(kits[0]?.name).toBe('ts-react-boilerplate');
    expect(kits.at(-1)?.maintainer).toBe('theqdev');
  });
});

describe('a list of starter kits', () => {
  it.each([
    ['nothing', {...file, kits: []}, /kits/],
    ['a kit without webpack', {...file, kits: [{...file.kits[0], tags: ['babel']}]}, /webpack/],
    [
      'an owner that is none',
      {...file, kits: [{...file.kits[0], maintainer: '../a'}]},
      /maintainer/,
    ],
  ])('is refused with %s', (_, wrong, complaint) => {
    expect(() => parseStarterKits(wrong)).toThrow(complaint);
  });
});
