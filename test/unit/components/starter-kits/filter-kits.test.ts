import {readFileSync} from 'node:fs';
import {distinctTags, filterKits} from '../../../../src/components/starter-kits/filter-kits';
import {kitTags} from '../../../../src/config/starter-kits';
import {parseStarterKits} from '../../../../src/data/starter-kits';

const kits = parseStarterKits(JSON.parse(readFileSync('src/data/starter-kits.json', 'utf8')));
describe('filtering kits', () => {
  it('takes tags however they are written', () => {
    const names = (tag: string) => filterKits(kits, tag).map(({name}) => name);
    expect(names('typescript')).toHaveLength(7);
    expect(names('hmr')).toContain('minimal-react-starter');
  });

  it('offers the tags that five kits or more share, the most frequent first', () => {
    const counts = new Map<string, number>();
    for (const tag of kits.flatMap(({tags}) =>
      distinctTags(tags.map((each) => each.toLowerCase())),
    ))
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const shared = [...counts].filter(([, count]) => count >= 5).sort(([, a], [, b]) => b - a);
    expect(shared.map(([tag]) => tag)).toEqual(kitTags);
  });
});
