import {formatWorkList, workList} from '../../../../src/cli/upgrade/work-list';
import {newest} from '../../../../src/versions';

const source = (file: string, ...lines: string[]) => ({file, lines});
const sources = [
  source('docs/configuration/output.md', '### `output.clean`', '', '::option', '', 'Deletes.'),
  source('docs/configuration/module.md', '<!-- covers: option:module.parser.html.… -->', '| a |'),
  source('docs/guides/tea.md', 'Set `output.clean` to `true`.', 'It has a `clean` kitchen.'),
  source('docs/guides/_claims/tea.mjs', "says: 'Set output.clean to true.',"),
];
const nothing = {fresh: [], gone: [], changed: []};

it('says where a new fact belongs', () => {
  const fresh = ['option:output.tea', 'option:module.parser.html.cups'];
  expect(workList(newest, {...nothing, fresh}, fresh, sources)).toEqual([
    'docs/configuration/output.md:1  describe option:output.tea, and delete its entry in docs/_version/to-describe.json',
    'docs/configuration/module.md:1  describe option:module.parser.html.cups, and delete its entry in docs/_version/to-describe.json',
  ]);
  expect(workList(newest, {...nothing, fresh}, [], sources)).toEqual([]);
});

it('names every line about what changed or was removed', () => {
  const change = {area: 'options', key: 'defaults', before: 'false', after: 'true'};
  const changed = [{...change, name: 'output.clean'}];
  const why = 'it names output.clean, whose defaults changed: false → true';
  expect(workList(newest, {...nothing, changed}, [], sources)).toEqual([
    `docs/configuration/output.md:1  read again: ${why}`,
    `docs/guides/tea.md:1  read again: ${why}`,
    `docs/guides/_claims/tea.mjs:1  read again: ${why}`,
  ]);
  const gone = workList(newest, {...nothing, gone: ['option:output.clean']}, [], sources);
  expect(gone[1]).toMatch(/^docs\/guides\/tea\.md:1 {2}take out option:output\.clean/);
});

it('keeps the ticks of lines that moved', () => {
  const before = '- [x] docs/tea.md:7  read again: tea\n- [ ] docs/tea.md:9  read again: cups\n';
  const tasks = ['docs/tea.md:8  read again: tea', 'docs/tea.md:10  read again: cups'];
  expect(formatWorkList('Tea', tasks, before)).toBe(
    '# Tea\n\n- [x] docs/tea.md:8  read again: tea\n- [ ] docs/tea.md:10  read again: cups\n',
  );
});
