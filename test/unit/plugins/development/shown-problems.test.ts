import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jest} from '@jest/globals';
import {type Compiler, webpack} from 'webpack';
import {ShownProblems} from '../../../../src/plugins/development/shown-problems';

const dead = {file: 'docs/tea.md', text: 'docs/tea.md:3  links: /milk/ leads to no page'};

function start() {
  const context = mkdtempSync(path.join(tmpdir(), 'shown-problems-'));
  writeFileSync(path.join(context, 'index.js'), '');
  const problems = new ShownProblems();
  const compiler = webpack({
    context,
    entry: './index.js',
    mode: 'development',
    plugins: [problems],
  })!;
  const invalidate = jest.fn();
  compiler.watching = {invalidate} as unknown as Compiler['watching'];
  const errors = () =>
    new Promise<string[]>((resolve, reject) =>
      compiler.compile((error, compilation) =>
        error ? reject(error) : resolve(compilation!.errors.map(({message}) => message)),
      ),
    );
  return {problems, errors, invalidate};
}

describe('a problem of a page', () => {
  it('is an error of the next compilation, which it asks for, until it is mended', async () => {
    const {problems, errors, invalidate} = start();
    problems.set('check', [dead]);
    expect(invalidate).toHaveBeenCalledTimes(1);
    expect(await errors()).toEqual([dead.text]);
    problems.set('check', []);
    expect(invalidate).toHaveBeenCalledTimes(2);
    expect(await errors()).toEqual([]);
  });

  it('that is shown already asks for no compilation', async () => {
    const {problems, errors, invalidate} = start();
    problems.set('check', [dead]);
    await errors();
    problems.set('check', [dead]);
    problems.set('index', []);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('is not shown after its page was saved, until it is found again', async () => {
    const {problems, errors} = start();
    problems.set('check', [dead]);
    problems.set('index', [{file: 'docs/pots.md', text: 'docs/pots.md:2  title: is missing'}]);
    problems.forget('docs/tea.md');
    expect(await errors()).toEqual(['docs/pots.md:2  title: is missing']);
    problems.set('check', [dead]);
    expect(await errors()).toHaveLength(2);
  });
});
