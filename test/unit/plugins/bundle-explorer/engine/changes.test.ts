import {changesBetween} from '../../../../../src/plugins/bundle-explorer/engine/changes';
import {sceneOf} from '../../../../../src/plugins/bundle-explorer/engine/scene';
import {stateOf, type SwitchName} from '../../../../../src/plugins/bundle-explorer/engine/switches';
import {smallBuilds as builds} from '../../../../support/small-builds';

const changes = (before: SwitchName[], after: SwitchName[]) =>
  changesBetween(builds, sceneOf(builds, stateOf(before)), sceneOf(builds, stateOf(after)));

describe('the list of changes', () => {
  it('says what is left out, and what that saves', () => {
    expect(changes(['production'], ['production', 'tree-shaking'])).toEqual([
      'Tree shaking finds exports that nothing imports, and the minimizer removes them.',
      'old of a.js is left out: nothing imports it.',
      '7 exports of kettle are left out: nothing imports them.',
      'The page loads 300 bytes at its start, 600 bytes less.',
      'main.js has 300 bytes, 600 bytes less.',
    ]);
  });

  it('says what to turn on besides, unless it is on', () => {
    const [first] = changes(['production'], ['production', 'split-chunks']);
    expect(first).toMatch(/^splitChunks moves .* Turn on content hashes and change one line /);
    const shown: SwitchName[] = ['production', 'hashes', 'edit'];
    expect(changes(shown, [...shown, 'split-chunks'])[0]).not.toContain('Turn on');
  });

  it('says what is back', () => {
    expect(changes(['production', 'tree-shaking'], ['production'])).toContain(
      'old of a.js is in main.js again, although nothing imports it.',
    );
  });

  it('says what moved to a file that loads later', () => {
    const after = changes([], ['production', 'tree-shaking', 'import']);
    expect(after).toContain('tea.js moved from main.js to tea.js.');
    expect(after).toContain('tea.js loads on demand, when the code calls import().');
    expect(after).toContain('New file tea.js, 120 bytes.');
  });

  it('says what a returning visitor loads again', () => {
    const hashed: SwitchName[] = ['production', 'tree-shaking', 'import', 'hashes'];
    const after = changes(hashed, [...hashed, 'edit']);
    expect(after).toContain('A returning visitor loads main.89ef0123.js again, 301 bytes.');
    expect(after).toContain('tea.js stays in the cache of the browser, 120 bytes.');
    expect(changes(hashed.slice(0, 3), hashed)).toContain(
      'The files are now main.0123abcd.js and tea.js.',
    );
  });

  it('says that nothing is removed in development mode, and when nothing changed', () => {
    expect(changes([], ['tree-shaking'])).toEqual([
      'Tree shaking finds exports that nothing imports, and the minimizer removes them.',
      'In development mode, unused exports are only marked: their code stays.',
      'Every file is the same, byte by byte.',
    ]);
  });
});
