import {readFileSync} from 'node:fs';
import {readReference} from '../../src/reference';
import {newest} from '../../src/versions';

const page = 'docs/api/stats.md';

/** The types that a page gives fields, by the object they belong to: `asset.name`. */
const typesOn = (text: string) =>
  [...text.matchAll(/^<!-- covers: stats-field:(\w+)\.… -->\n\n((?:\|.*\n)+)/gm)].flatMap(
    ([, of, table]) =>
      table!
        .trim()
        .split('\n')
        .slice(2)
        .flatMap((row) => {
          const [, names, type] = row.split(/(?<!\\)\|/);
          const plain = type!.trim().replaceAll('`', '').replaceAll('\\|', '|');
          return [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => `${of}.${name}: ${plain}`);
        }),
  );

// One table tells the fields of all groups, whose items have types of their own.
const haveOneTable = new Set(['assetGroup', 'moduleGroup', 'moduleReasonGroup']);

it('gives every field of stats the type that webpack declares', async () => {
  const {areas} = await readReference(newest);
  const declared = areas.statsFields
    .filter(({of}) => !haveOneTable.has(of))
    .map(({of, name, type}) => `${of}.${name}: ${type}`);
  expect(declared.length).toBeGreaterThan(150);
  expect(typesOn(readFileSync(page, 'utf8')).sort()).toEqual(declared.sort());
});
