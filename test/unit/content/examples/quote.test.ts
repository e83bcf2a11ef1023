import path from 'node:path';
import {quote} from '../../../../src/content/examples/quote';
import {filesOfStep, readExample} from '../../../../src/content/examples/read-example';
import {createZip} from '../../../../src/content/examples/archives';
import {drawFileTree} from '../../../../src/content/examples/file-tree';
import {unzipSync} from 'fflate';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const siteDir = temporaryFolder();
const root = 'docs/_examples';
writeFiles(path.join(siteDir, root), {
  'tea/src/index.js':
    '// #region pot\nif (hot) {\n  // #region pour\n  pour();\n  // #endregion pour\n}\n// #endregion pot\n',
  'tea/src/tea.css': '/* #region color */\na {\n}\n/* #endregion color */\n',
  'tea/src/open.js': '// #region open\na();\n',
  'guide/01-start/a.js': 'one();\ntwo();\n',
  'guide/01-start/b.js': 'b();\n',
  'guide/01-start/c.js': 'c();\n',
  'guide/02-more/a.js': 'one();\nthree();\n',
  'guide/02-more/deleted.txt': 'b.js\n',
  'guide/02-more/step.json': '{}',
  'wrong/01-start/a.js': '',
  'wrong/02-more/deleted.txt': 'gone.js\n',
});

const quoted = (file: string, region?: string, asDiff = false) =>
  quote((name) => readExample(siteDir, root, name), {file, region, asDiff}).text;

describe('a quotation', () => {
  it('of a file leaves out the markers of regions', () => {
    expect(quoted('tea/src/index.js')).toBe('if (hot) {\n  pour();\n}');
    expect(quoted('tea/src/tea.css')).toBe('a {\n}');
  });

  it('of a region starts at the left edge, in any language', () => {
    expect(quoted('tea/src/index.js', 'pour')).toBe('pour();');
    expect(quoted('tea/src/index.js', 'pot')).toBe('if (hot) {\n  pour();\n}');
    expect(quoted('tea/src/tea.css', 'color')).toBe('a {\n}');
  });

  it('of a step includes files of earlier steps', () => {
    expect(quoted('guide/01-start/b.js')).toBe('b();');
    expect(quoted('guide/02-more/a.js')).toBe('one();\nthree();');
  });

  it('of a change includes the unchanged lines', () => {
    expect(quoted('guide/02-more/a.js', undefined, true)).toBe(' one();\n-two();\n+three();');
  });

  it.each([
    ['tee/src/index.js', 'there is no example "tee" in docs/_examples; did you mean "tea"?'],
    ['tea/src/main.js', 'there is no file "src/main.js" in docs/_examples/tea; did you mean'],
    ['guide/02-mor/a.js', 'the example guide has no step "02-mor"; did you mean "02-more"?'],
    ['guide/02-more/b.js', 'there is no file "b.js"'],
    ['wrong/01-start/a.js', '02-more/deleted.txt deletes gone.js, which the step before does not'],
  ])('of %s says what is wrong', (file, message) => {
    expect(() => quoted(file)).toThrow(message);
  });

  it.each([
    [
      'tea/src/index.js',
      'poor',
      'no region "poor"; did you mean "pour"? the regions are pot, pour',
    ],
    ['tea/src/open.js', 'open', 'the region "open" has no // #endregion'],
  ])('of %s says that there is no region %s', (file, region, message) => {
    expect(() => quoted(file, region)).toThrow(message);
  });

  it.each([
    ['guide/02-more/b.js', 'the step deletes it'],
    ['guide/01-start/a.js', 'the step before does not have the file: quote it whole'],
  ])('of what changed in %s says that nothing did', (file, message) => {
    expect(() => quoted(file, undefined, true)).toThrow(message);
  });
});

describe('an example', () => {
  const example = readExample(siteDir, root, 'guide');

  it('is packed as it is after the last step, with the same bytes each time', () => {
    const zip = createZip('guide', example.steps.at(-1)!.files);
    expect(Object.keys(unzipSync(zip))).toEqual(['guide/a.js', 'guide/c.js']);
    expect(createZip('guide', readExample(siteDir, root, 'guide').steps.at(-1)!.files)).toEqual(
      zip,
    );
  });

  it('compares the files of a step with the step before', () => {
    expect(filesOfStep(example, 0).map(({state}) => state)).toEqual(['new', 'new', 'new']);
    expect(filesOfStep(example, 1)).toEqual([
      {path: 'a.js', state: 'changed'},
      {path: 'b.js', state: 'deleted'},
      {path: 'c.js', state: 'unchanged'},
    ]);
  });

  it('is listed as a tree, folders first', () => {
    expect(drawFileTree('tea', ['index.html', 'src/index.js', 'src/tea.css'])).toBe(
      'tea\n├── src\n│   ├── index.js\n│   └── tea.css\n└── index.html',
    );
  });
});
