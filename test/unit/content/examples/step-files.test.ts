import {filesOfStep} from '../../../../src/content/examples/read-example';

const step = (name: string, files: Record<string, string>) => ({
  name,
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  changed: new Set<string>(),
});

const steps = [
  step('01-setup', {'b.js': 'b', 'src/a.js': 'a', 'c.js': 'c'}),
  step('02-more', {'b.js': 'b', 'src/a.js': 'A', 'src/d.js': 'd'}),
];

describe('the files of a step', () => {
  it('are all new in the first', () => {
    expect(filesOfStep({steps}, 0).map(({state}) => state)).toEqual(['new', 'new', 'new']);
  });

  it('are held against the step before, by what is in them', () => {
    expect(filesOfStep({steps}, 1)).toEqual([
      {path: 'b.js', state: 'kept'},
      {path: 'c.js', state: 'deleted'},
      {path: 'src/a.js', state: 'changed'},
      {path: 'src/d.js', state: 'new'},
    ]);
  });
});
