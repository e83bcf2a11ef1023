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
  it.each([
    ['what the reader chose', {localStorage: {'tabs-webpack': 'pnpm esm'}}, 'pnpm esm'],
    ['nothing without a choice: the radio buttons decide', {localStorage: {}}, undefined],
    ['nothing where storage is refused', {}, undefined],
  ])('mark the document with %s', (_, context, mark) => {
    expect(markWith(context)).toBe(mark);
  });

  it('is small: every page carries it', () => {
    expect(showChosenTabs.length).toBeLessThanOrEqual(150);
  });
});
