import path from 'node:path';
import {sectionGroups} from '../../../src/config/sidebar-groups';
import {type DirectoryNode, type PageNode, pagesOf} from '../../../src/content/index-node';
import {ContentError} from '../../../src/content/finding';
import {readVersion} from '../../../src/content/read-version';
import {findDeadLinks} from '../../../src/content/find-dead-links';
import {newest} from '../../../src/versions';

const fixtures = path.resolve('test/fixtures/content-index');
const read = (site: string) => readVersion(path.join(fixtures, site), newest);

function directory(root: DirectoryNode, name: string): DirectoryNode {
  const child = root.children.find((node) => node.name === name);
  if (child?.type !== 'directory') throw new Error(`no folder ${name}`);
  return child;
}

describe('readVersion on a sound tree', () => {
  it('reports no problems', async () => {
    const version = await read('good');
    expect(version.problems).toEqual([]);
    expect(findDeadLinks([version])).toEqual([]);
  });

  it('orders by group without case, none first; then sort, then title; the intro page first @spec-2.6.7', async () => {
    const {root} = await read('good');
    expect(directory(root, 'contribute').children.map(({name}) => name)).toEqual([
      'index.md',
      'cli.md',
      'node.md',
      'zebra.md',
      'apple.md',
      'module-methods.md',
      'parser.md',
      'plugins.md',
    ]);
    expect(directory(root, 'guides').children.map(({name}) => name)).toEqual(['index.md', 'a.md']);
  });

  it('gives every field of a page', async () => {
    const {root} = await read('good');
    const page = pagesOf(root).find(({url}) => url === '/contribute/cli/');
    expect(page).toEqual({
      path: 'docs/contribute/cli.md',
      name: 'cli.md',
      type: 'file',
      size: expect.any(Number),
      url: '/contribute/cli/',
      extension: '.md',
      title: 'Command Line Interface',
      description: 'A page of the fixture that shows one rule of the content index.',
      sort: 1,
      anchors: [
        {title: 'Flags', id: 'flags', level: 2},
        {title: 'Negated flags', id: 'no', level: 3},
      ],
      contributors: ['sokra'],
      related: [
        {title: 'Flags', url: '/contribute/node/#run'},
        {title: 'Elsewhere', url: 'https://example.com/'},
      ],
    });
  });

  it('drops the underscore of a mirrored page and keeps its source', async () => {
    const {root} = await read('good');
    const [page] = directory(root, 'loaders').children as PageNode[];
    expect(page).toMatchObject({
      path: 'docs/loaders/_css-loader.md',
      name: 'css-loader.md',
      url: '/loaders/css-loader/',
      source: 'https://example.com/raw',
      edit: 'https://example.com/edit',
      repo: 'https://example.com/repo',
    });
  });
});

describe('readVersion on the broken copy', () => {
  it('knows the files of pages with problems: links to them are not dead', async () => {
    const {pages} = await read('broken');
    const files = ['no-description', 'none', 'short', 'types', 'unknown'];
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(files.map((name) => `docs/${name}.md`)),
    );
  });

  it('reports all problems at once, with file, line, field and allowed values', async () => {
    const version = await read('broken');
    const problems = [...version.problems, ...findDeadLinks([version])];
    const text = new ContentError(problems).message;
    expect(text.split('\n').slice(1)).toEqual([
      'docs/contribute/b.md:4  sort: 2 is taken by docs/contribute/a.md; give each page of a group its own number',
      'docs/guides/index.md:7  related[0].url: docs/contribute/aa.md does not exist; correct it; the nearest is ../contribute/a.md',
      'docs/guides/index.md:9  related[1].url: /contribute is a URL, which belongs to no version; link the file: ../contribute/index.md',
      'docs/guides/index.md:11  related[2].url: docs/contribute/a.md has no heading #nowhere; it has none',
      'docs/guides/index.md:14  link: docs/contribute/c.md does not exist; correct it; the nearest is ../contribute/a.md',
      'docs/guides/index.md:14  link: docs/contribute/index.md has no heading #nowhere; it has none',
      `docs/guides/twice.md:4  group: "First step" is none of src/config/section-groups.json for guides: ${sectionGroups.guides!.join(', ')}`,
      'docs/guides/twice/index.md:1  url: /guides/twice/ is taken by docs/guides/twice.md; rename one of the files',
      'docs/no-description.md:1  description: is missing; it must be text of 50 to 160 characters',
      'docs/none.md:1  front matter: is missing; a page starts with a block between two lines of "---" that has a title and a description',
      'docs/short.md:3  description: must have 50 to 160 characters',
      'docs/types.md:2  title: must be text; quote it if it looks like a number or date',
      'docs/types.md:4  sort: must be a whole number',
      'docs/types.md:5  contributors: must be a list of GitHub user names',
      'docs/types.md:7  related[0].url: is missing; it must be text: an address',
      expect.stringMatching(
        /^docs\/unknown\.md:4 {2}sorting: is not a known key; allowed are title, sort, group, /,
      ),
      expect.stringMatching(/^docs\/unknown\.md:5 {2}keywords: is not a known key/),
      expect.stringMatching(/^docs\/yaml\.md:\d {2}front matter: is not valid YAML/),
    ]);
    expect(text).toMatch(/^18 problems/);
  });
});
