import {createRequire} from 'node:module';
import path from 'node:path';
import {versions} from '../../../src/versions';
import {dataRule} from '../../../src/versions/data-rule';
import movedAnchors from '../../../src/versions/moved-anchors.data.cjs';
import redirects from '../../../src/versions/redirects.data.cjs';

const siteDir = process.cwd();
const rule = dataRule(siteDir);
const inlineData = createRequire(import.meta.url)(rule.loader) as (this: object) => string;

/** Runs the loader on a module of src/versions, as webpack does. */
function load(name: string) {
  const dependencies: string[] = [];
  const add = (file: string) => void dependencies.push(path.relative(siteDir, file));
  const resourcePath = path.join(siteDir, 'src/versions', name);
  const context = {resourcePath, addDependency: add, addContextDependency: add};
  return {data: JSON.parse(inlineData.call(context)) as unknown, dependencies};
}

describe('data of versions in a bundle', () => {
  it.each([
    ['versions.data.cjs', versions],
    ['moved-anchors.data.cjs', movedAnchors],
    ['redirects.data.cjs', redirects],
  ])('is what Node.js reads: %s', (name, data) => {
    expect(rule.test.test(name)).toBe(true);
    expect(load(name).data).toEqual(data);
  });

  it('is read again when the list, a release or a list of a version changes', () => {
    expect(load('versions.data.cjs').dependencies).toEqual([
      'src/versions/versions.json',
      ...versions.flatMap(({folder}) => [`${folder}/package.json`, `${folder}/_version`]),
    ]);
  });
});
