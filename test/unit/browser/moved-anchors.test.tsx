import {movedTarget} from '../../../src/browser/moved-anchors';

jest.mock('../../../src/versions/moved-anchors.data.cjs', () => ({
  '/concepts/output/': {'old-id': '#usage', gone: '/guides/#other', outputlibrary: '#usage'},
}));

const exists = (id: string) => ['usage', 'outputpath'].includes(id);

describe('movedTarget', () => {
  it('leads an old id to its new place, on the page or elsewhere', () => {
    expect(movedTarget('/concepts/output/', '#old-id', exists)).toBe('#usage');
    expect(movedTarget('/concepts/output/', '#gone', exists)).toBe('/guides/#other');
  });

  it('knows an option by the id of the first sites', () => {
    expect(movedTarget('/concepts/output/', '#output-path', exists)).toBe('#outputpath');
    expect(movedTarget('/concepts/output/', '#output-library', exists)).toBe('#usage');
    expect(movedTarget('/guides/', '#output-path', exists)).toBe('#outputpath');
  });

  it.each([
    ['an id the page still has', '/concepts/output/', '#usage'],
    ['no hash', '/concepts/output/', ''],
    ['an id nobody knows', '/concepts/output/', '#never'],
    ['a hash that cannot be decoded', '/concepts/output/', '#%'],
    ['another page', '/concepts/', '#old-id'],
    ['a name that every object has', '/concepts/output/', '#constructor'],
  ])('stays for %s', (_what, path, hash) => {
    expect(movedTarget(path, hash, exists)).toBeUndefined();
  });
});
