import {jest} from '@jest/globals';
import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Configuration} from 'webpack';
import {
  shortClassNames,
  useShortClassNames,
} from '../../../../../../src/plugins/bundler/build/style-sheet/class-names';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
  for (const [name, css] of Object.entries(files)) writeFileSync(path.join(folder, name), css);
  return folder;
}

const classes = (count: number) =>
  Array.from({length: count}, (_, index) => `.c${index} {color: red}`).join('\n');

describe('names of classes', () => {
  it('are short, differ between files, and never start like those of src/css', () => {
    const names = [...shortClassNames(path.resolve('src')).values()].flatMap((each) => [
      ...each.values(),
    ]);
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-Z][A-Za-z\d]?$/.test(name))).toEqual([]);
  });

  it('cover animations, and leave global sheets alone', () => {
    const folder = folderWith({
      'Cube.module.css': '@keyframes turn {to {rotate: 1turn}} .cube {animation: turn 1s}',
      'base.css': '.wrap {width: 100%}',
    });
    expect([...shortClassNames(folder)]).toEqual([
      [
        path.join(folder, 'Cube.module.css'),
        new Map([
          ['cube', 'A'],
          ['turn', 'B'],
        ]),
      ],
    ]);
  });

  it('are refused when two letters cannot tell them apart', () => {
    expect(shortClassNames(folderWith({'A.module.css': classes(1638)})).size).toBe(1);
    expect(() => shortClassNames(folderWith({'A.module.css': classes(1639)}))).toThrow(
      'has 1639 class names, and shortName() can tell 1638 apart',
    );
  });

  it('are handed to css-loader, and made anew when any file of the folder changes', () => {
    const folder = folderWith({'A.module.css': '.a {color: red}'});
    const modules: {getLocalIdent?: (context: object, _: string, name: string) => unknown} = {};
    const config = {
      module: {rules: [{use: ['style-loader', {loader: 'css-loader', options: {modules}}]}]},
    };
    useShortClassNames(config as Configuration, folder);
    const addContextDependency = jest.fn();
    const nameIn = (file: string) =>
      modules.getLocalIdent!(
        {resourcePath: path.join(folder, file), addContextDependency},
        '',
        'a',
      );
    expect(nameIn('A.module.css')).toBe('A');
    expect(nameIn('elsewhere.module.css')).toBeUndefined();
    expect(addContextDependency).toHaveBeenCalledWith(folder);
  });

  it('are missed when Docusaurus handles CSS modules in another way', () => {
    expect(() => useShortClassNames({module: {rules: []}}, 'src')).toThrow(
      'no rule for CSS modules',
    );
  });
});
