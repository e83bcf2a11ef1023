import type {CountedFact} from '../../../../src/checks/coverage/fact-ids';
import {coverageOf} from '../../../../src/checks/coverage/page-coverage';
import {isCompared, showsOutput} from '../../../../src/checks/example-runs/outputs';
import {unverifiedTerminals} from '../../../../src/checks/rules/outputs';
import type {Context} from '../../../../src/checks/rule';
import {createFence} from '../../../../src/content/fences/fence';
import {type ContentPage, parsePage} from '../../../../src/content/page';

const option = (name: string): CountedFact => ({
  id: `option:${name}`,
  area: 'options',
  kind: 'option',
  name,
  titles: [name, name.replace('module.rules[]', 'Rule')],
});
const other = (kind: string, name: string, ...titles: string[]): CountedFact => ({
  id: `${kind}:${name}`,
  area: kind,
  kind,
  name,
  titles: [name, ...titles],
});

const facts: CountedFact[] = [
  option('output.clean'),
  option('output.clean.keep'),
  option('output.html'),
  option('output.html.base.href'),
  option('output.html.base.target'),
  option('module.rules[].use'),
  other('stats-field', 'module.name', 'name'),
  other('stats-field', 'module.size', 'size'),
  other('stats-field', 'asset.size', 'size'),
  other('flag', '--config', '-c'),
  other('variable', '__webpack_hash__'),
  other('message', 'TeaError'),
];

async function read(body: string, more = '') {
  const source = `---\ntitle: Tea\n${more}description: A page about tea that is long enough to be the description of a page.\n---\n\n${body}\n`;
  return coverageOf(await parsePage(source, 'docs/guides/tea.md'), facts);
}

const clean = '## `output.clean`\n\n::option\n\n';
const coveredBy = async (body: string) => (await read(body)).covered;

it.each([
  ['with a sentence', `${clean}Deletes the old files.`, ['option:output.clean']],
  ['with another name', '## `Rule.use`\n\n::option\n\nIts loaders.', ['option:module.rules[].use']],
  ['with nothing below', `${clean}## More\n\nAbout another thing.`, []],
  ['with a sample alone', `${clean}\`\`\`js\nlet aLongSample;\n\`\`\``, []],
  ['that webpack does not have', '## `output.tea`\n\n::option\n\nTea in the output.', []],
])('a head %s', async (_, body, expected) => {
  expect(await coveredBy(body)).toEqual(expected);
});

describe('a marker', () => {
  const mark = '<!-- covers: flag:--config -->\n\n';
  it.each([
    ['above a sentence', `${mark}With \`--config\` you name the file of the configuration.`],
    ['above a list in a box', `${mark}:::note\n\n- \`--config\`: the file to read\n\n:::`],
  ])('%s covers what is described', async (_, body) => {
    expect(await read(body)).toMatchObject({covered: ['flag:--config'], findings: []});
  });

  it.each([
    ['above what describes another thing', `${mark}With \`--mode\` you name the mode.`],
    ['above nothing', mark],
  ])('%s is a finding', async (_, body) => {
    const message = expect.stringContaining(
      'the block below the marker does not name "flag:--config"',
    );
    const fix = 'correct the marker, or describe what it names';
    expect(await read(body)).toMatchObject({
      covered: [],
      findings: [{line: 6, message, fix}],
    });
  });

  it('with a pattern covers what the block describes of it, and nothing else', async () => {
    const marked = '<!-- covers: stats-field:module.… -->\n\n';
    const table =
      '| Field | What it is |\n| --- | --- |\n| `size` | number of bytes |\n| `path` | not of a module |';
    expect(await read(marked + table)).toMatchObject({
      covered: ['stats-field:module.size'],
      findings: [],
    });
  });
});

describe('a deep option', () => {
  const head = '## `output.html`\n\n::option\n\nPages that webpack writes.\n\n';
  it.each([
    ['by its path', '- `base.href`: address of all links'],
    ['by a heading', '### `base.href`\n\nThe address of all links.'],
  ])('is described within its section %s', async (_, text) => {
    expect(await coveredBy(head + text)).toEqual([
      'option:output.html',
      'option:output.html.base.href',
    ]);
  });

  it.each([
    ['by its last part alone', '- `href`: address of all links'],
    ['in another section', '## Others\n\n- `base.href`: address of all links'],
  ])('is not described %s', async (_, text) => {
    expect(await coveredBy(head + text)).toEqual(['option:output.html']);
  });

  it('needs a directive or a marker when it is not deep', async () => {
    const described = `${clean}Deletes the old files.\n\n`;
    const keep = '- `keep`: what it leaves there';
    expect(await coveredBy(described + keep)).toEqual(['option:output.clean']);
    const marked = `${described}<!-- covers: option:output.clean.keep -->\n\n${keep}`;
    expect(await coveredBy(marked)).toEqual(['option:output.clean', 'option:output.clean.keep']);
  });
});

it('reports a terminal whose output is not compared with a run', () => {
  const fences = [
    ['', '$ npx webpack'],
    ['', '$ npx webpack\ndone'],
    ['example="tea"', '$ npx webpack\ndone'],
    ['pasted="it asks npm"', '$ npm view webpack\ndone'],
  ].map(([meta = '', source = ''], line) => ({...createFence('console', meta, source), line}));
  expect(fences.map((fence) => [showsOutput(fence), isCompared(fence)])).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [true, false],
  ]);
  const findings = unverifiedTerminals.check({fences} as unknown as ContentPage, {} as Context);
  expect(findings).toMatchObject([
    {line: 1, message: 'shows an output that no run is compared with'},
  ]);
});
