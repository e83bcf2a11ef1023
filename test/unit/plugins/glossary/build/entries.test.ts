import path from 'node:path';
import {definitionsOf, readGlossary} from '../../../../../src/plugins/glossary/build/entries';

const site = path.resolve('test/fixtures/glossary');

describe('the glossary', () => {
  it('gives the first paragraph of each term, without links', async () => {
    expect(definitionsOf(await readGlossary(site, 'docs/glossary.md'))).toEqual({
      leaf: 'The part of a <em>plant</em> that is dried; <code>loose</code> or in a bag.',
      cover: 'What lies on a pot.',
      pot: 'See Leaves.',
    });
  });

  it('stops the build for a term that nothing explains', async () => {
    await expect(readGlossary(site, 'docs/silent.md')).rejects.toThrow(
      'docs/silent.md: the entry #leaf needs a paragraph below its heading',
    );
  });
});
