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
