import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import allowed from './size.json' with {type: 'json'};

/** How far a number may stay above what is counted before it is lowered. */
const slack = 200;

const code = (folder: string) => globSync(`${folder}/**/*.{ts,tsx,mts,cts,js,mjs,cjs}`);
const lines = (folder: string) =>
  code(folder).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

function counted(): Record<keyof typeof allowed, number> {
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
    devDependencies: object;
  };
  return {
    'lines of src': lines('src'),
    'files of src': code('src').length,
    'lines of test': lines('test'),
    'direct dependencies': Object.keys({...dependencies, ...devDependencies}).length,
  };
}

describe('the size of this repository', () => {
  it.each(Object.entries(counted()))(
    '%s only fall: write the number that is counted into size.json, and why, if it rises',
    (what, count) => {
      const most = allowed[what as keyof typeof allowed];
      expect(count).toBeLessThanOrEqual(most);
      expect(count).toBeGreaterThan(most - slack);
    },
  );
});
