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

  it('of webpack explains every term', async () => {
    const entries = await readGlossary(process.cwd(), 'docs/glossary.md');
    const definitions = definitionsOf(entries);
    expect(entries.size).toBeGreaterThan(50);
    expect(entries.get('filename-template')?.term).toBe('File name template');
    expect(definitions.chunk).toMatch(/^A set of modules /);
    expect(Object.values(definitions).filter((html) => html === '' || /<a /.test(html))).toEqual(
      [],
    );
  });
});
