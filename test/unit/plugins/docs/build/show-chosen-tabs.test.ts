import vm from 'node:vm';
import {showChosenTabs} from '../../../../../src/plugins/docs/build/page-parts';

/** Runs the script in a document with this storage, and gives the mark it left. */
function markWith(context: object): string | undefined {
  const dataset: {tabs?: string} = {};
  vm.runInNewContext(
    showChosenTabs,
    Object.assign(context, {document: {documentElement: {dataset}}}),
  );
  return dataset.tabs;
}

describe('what chooses tabs before they are painted', () => {
  it('marks the document with what the reader chose', () => {
    expect(markWith({localStorage: {'tabs-webpack': 'pnpm esm'}})).toBe('pnpm esm');
  });

  it('leaves no mark without a choice: the radio buttons decide', () => {
    expect(markWith({localStorage: {}})).toBeUndefined();
  });

  it('leaves no mark where storage is refused', () => {
    const refusing = {
      get localStorage(): Storage {
        throw new Error('denied');
      },
    };
    expect(markWith(refusing)).toBeUndefined();
    expect(markWith({})).toBeUndefined();
  });

  it('is small: every page carries it', () => {
    expect(showChosenTabs.length).toBeLessThanOrEqual(150);
  });
});
