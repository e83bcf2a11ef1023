import {versions, newest} from '../../src/versions';
import {site} from '../../src/config/site';
import {builtFile, builtPages} from '../support/built-site';

interface Overview {
  version: string;
  areas: Record<string, {count: number; files: string[]}>;
}
interface PublishedFact {
  address?: string;
  summary?: string;
}

const readOverview = (base: string) => JSON.parse(builtFile(`${base}reference.json`)) as Overview;
const fileAt = (address: string) => builtFile(address.slice(site.url.length + 1));
const factsIn = (area: string) =>
  readOverview(newest.base).areas[area]!.files.flatMap(
    (address) => JSON.parse(fileAt(address)) as PublishedFact[],
  );

describe('reference.json', () => {
  it.each(versions)('of webpack $label names files that one reads at once', ({base, webpack}) => {
    const {version, areas} = readOverview(base);
    expect(version).toBe(webpack);
    const addresses = Object.values(areas).flatMap(({files}) => files);
    const tooLong = addresses.filter((address) => Buffer.byteLength(fileAt(address)) > 400_000);
    expect(tooLong).toEqual([]);
  });

  it.each(['hooks', 'plugins', 'options', 'flags', 'messages'])(
    'says where %s are described',
    (area) => {
      const facts = factsIn(area);
      const described = facts.filter(({address, summary}) => address && summary);
      expect(described.length / facts.length).toBeGreaterThan(0.95);
      const pages = new Set(builtPages().map(({url}) => site.url + url));
      const lost = facts.filter(({address}) => address && !pages.has(address.replace(/#.*/, '')));
      expect(lost).toEqual([]);
    },
  );
});
