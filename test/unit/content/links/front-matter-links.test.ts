import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createFrontMatterParser} from '../../../../src/content/links/related-links';
import {newest} from '../../../../src/versions';
import {older} from '../../../support/older-version';

const read = async (related: string, file = `${older.folder}/api/tea.md`) => {
  const parse = createFrontMatterParser('/site');
  const {frontMatter, content} = await parse({
    filePath: path.join('/site', file),
    fileContent: `---\ntitle: Tea\n${related}---\n\nText\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return {...frontMatter, content: content.trim()};
};

describe('front matter, as the page shows it', () => {
  it('has the URLs of related links', async () => {
    const related = `related:
  - {title: Cups, url: ../concepts/cups.md#saucers}
  - {title: Newer, url: 'v${newest.label}:/api/tea.md'}
  - {title: Elsewhere, url: https://example.com/}
`;
    expect(await read(related)).toEqual({
      title: 'Tea',
      related: [
        {title: 'Cups', url: `${older.base}concepts/cups/#saucers`},
        {title: 'Newer', url: '/api/tea/'},
        {title: 'Elsewhere', url: 'https://example.com/'},
      ],
      content: 'Text',
    });
  });

  it.each(['', 'related: tea\n', 'related:\n  - title: Cups\n', 'related: [null]\n'])(
    'stays as it is without links: %j',
    async (related) => {
      const {content} = await read(related);
      expect(content).toBe('Text');
    },
  );
});
