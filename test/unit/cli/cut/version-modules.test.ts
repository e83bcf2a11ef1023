import {readFileSync} from 'node:fs';
import {rowsAfterCut} from '../../../../src/cli/cut/plan';
import {writtenModules} from '../../../../src/cli/cut/steps/version-modules';
import {tableModule} from '../../../../src/cli/cut/version-modules';
import {versions} from '../../../../src/versions';
import {table} from '../../../../src/versions/table';

it('modules that name every version are what the cut would write of the table', async () => {
  for (const change of await writtenModules(process.cwd(), table))
    expect(change).toEqual({file: change.file, text: readFileSync(change.file, 'utf8')});
});

it('the new version comes first, and the one before it stays maintained', () => {
  const rows = rowsAfterCut('99', table);
  expect(rows.map(({label, state}) => ({label, state}))).toEqual([
    {label: '99', state: 'current'},
    {label: versions[0]!.label, state: 'maintained'},
    ...versions.slice(1).map(({label, state}) => ({label, state})),
  ]);
  expect(tableModule(rows)).toContain(`version${versions[0]!.label}.devDependencies.webpack`);
});
