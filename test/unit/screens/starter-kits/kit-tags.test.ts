import {readFileSync} from 'node:fs';
import {kitTags} from '../../../../src/config/starter-kits';
import {starterKitsSchema} from '../../../../src/data/starter-kits-schema';

it('offers the tags that five kits or more share, the most frequent first', () => {
  const {kits} = starterKitsSchema.parse(
    JSON.parse(readFileSync('src/data/starter-kits.json', 'utf8')),
  );
  const counts = new Map<string, number>();
  for (const tag of kits.flatMap(({tags}) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const commonTags = [...counts].filter(([, count]) => count >= 5).sort(([, a], [, b]) => b - a);
  expect(commonTags.map(([tag]) => tag)).toEqual(kitTags);
});
