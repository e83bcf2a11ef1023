import {outlineOf, outlineOfAnchors} from '../../../src/browser/outline';

const titles = (outline: ReturnType<typeof outlineOf>): string[] =>
  outline.flatMap(({title, children}) => [title.replace(/<.*?>/g, ''), ...titles(children)]);

const option = (name: string) => ({value: `<code>${name}</code>`, id: name, level: 3});

describe('the headings in the sidebar', () => {
  it('leave out the name that most of them begin with', () => {
    const outline = outlineOf([
      {value: 'File names', id: 'file-names', level: 2},
      option('output.filename'),
      option('output.html.favicon'),
      option('output.path'),
      option('cache.type'),
    ]);
    expect(titles(outline)).toEqual([
      'File names',
      'filename',
      'html.favicon',
      'path',
      'cache.type',
    ]);
    expect(outline[0]!.children[0]!.title).toBe('<code>filename</code>');
  });

  it('keep it when few have it, and in sentences', () => {
    const names = ['output.path', 'output.filename', 'output. A sentence', 'Node.js', 'Node.js 20'];
    expect(titles(outlineOfAnchors(names.map((name) => [2, name, name])))).toEqual(names);
  });
});
