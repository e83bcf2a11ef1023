import {readFileSync} from 'node:fs';
import {rareSheets} from '../../../../../src/markdown/rare-elements';

it('has every sheet that pages bring themselves: a section on one page has all of their elements', () => {
  const styles = readFileSync('src/plugins/printables/components/styles.ts', 'utf8');
  expect(rareSheets.length).toBeGreaterThan(3);
  expect(rareSheets.filter(({file}) => !styles.includes(`import '${file}';`))).toEqual([]);
});
