import {jest} from '@jest/globals';
import {type Compiler, webpack} from 'webpack';
import {ShownProblems} from '../../../../src/plugins/development/shown-problems';
import {temporaryFolder, writeFiles} from '../../../support/temporary-folder';

const dead = 'docs/tea.md:3  links: /milk/ leads to no page';

function start() {
  const context = temporaryFolder();
  writeFiles(context, {'index.js': ''});
  const problems = new ShownProblems();
  const compiler = webpack({context, entry: './index.js', mode: 'none', plugins: [problems]})!;
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

it('a problem of a page is an error of the next compilation, which it asks for once, until it is mended', async () => {
  const {problems, errors, invalidate} = start();
  problems.set([dead]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(await errors()).toEqual([dead]);
  problems.set([dead]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  problems.set([]);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(await errors()).toEqual([]);
});
