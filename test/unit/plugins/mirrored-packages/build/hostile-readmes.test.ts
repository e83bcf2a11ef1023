import {jest} from '@jest/globals';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodeText} from '../../../../../src/plugins/mirrored-packages/build/tarball-files';
import type {ImageCopy} from '../../../../../src/plugins/mirrored-packages/build/images/image-copies';
import {readPackageFacts} from '../../../../../src/plugins/mirrored-packages/build/package-facts';
import {
  finishPage,
  prepareReadme,
} from '../../../../../src/plugins/mirrored-packages/build/pipeline';
import {dangersIn} from '../../../../support/dangers';
import {type HostileReadme, hostileReadmes} from '../../../../support/hostile-readmes';
import {pinOf} from '../../../../support/readme';
import {renderReadme} from '../../../../support/markdown';

const copyAddress = `/assets/readmes/30x20-${'0'.repeat(32)}.webp`;
const mirrored = '/site/docs/loaders/_hostile.md';
const readmes = hostileReadmes();
const families = [...new Set(readmes.map(({family}) => family))];
const writtenPages: [string, Set<string>][] = [
  ['/', new Set()],
  ['/concepts/', new Set(['entry'])],
  ['/concepts/entry-points/', new Set()],
  ['/concepts/plugins/', new Set()],
  ['/glossary/', new Set(['chunk'])],
];

/** Gives the page of a README, from its front matter to its end, as the pipeline writes it. */
async function written({name, files}: HostileReadme): Promise<string> {
  const file = (path: string) => ({name: path, text: decodeText(Buffer.from(files[path]!))});
  const pin = pinOf({name, version: '1.0.0'});
  const facts = readPackageFacts(pin, {
    manifest: file('package.json'),
    readme: file('README.md'),
    license: file('LICENSE'),
    schemas: [],
    images: [],
  });
  const page = await prepareReadme(pin, facts);
  const linkTargets = new Map([...writtenPages, [`/loaders/${name}/`, new Set(page.headingIds)]]);
  // As if all its images could be had: what they are is not looked at here.
  const copies = new Map<string, ImageCopy>();
  visit(page.markdown, 'image', ({url}: Image) => {
    copies.set(url, {address: copyAddress, isMoving: copies.size % 2 === 1});
  });
  return finishPage(page, [pin], linkTargets, copies);
}

const bodyOf = (page: string) => page.replace(/^---\n[^]*?\n---\n/, '');

/** Says what the page of some Markdown could do. */
async function harmOf(markdown: string): Promise<string[]> {
  const {html, toc} = await renderReadme(markdown, mirrored);
  const hasEnd = toc.at(-1)?.value === 'About this page' && !html.includes('## About this page');
  return [
    ...dangersIn(html),
    ...toc.flatMap(({value}) => dangersIn(value)),
    ...(hasEnd ? [] : ['it swallows what stands below it']),
  ];
}

describe('the page of a hostile README', () => {
  it('is tried with at least 200 ideas', () => {
    expect(new Set(readmes.map(({name}) => name)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(families)('does no harm: %s', async (family) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const dangers: string[] = [];
    for (const readme of readmes.filter((candidate) => candidate.family === family)) {
      const page = await written(readme);
      const harm = await harmOf(bodyOf(page));
      // Docusaurus tells of directives: none may be left.
      harm.push(...warn.mock.calls.map(String));
      warn.mockClear();
      dangers.push(...harm.map((danger) => `${readme.name}: ${danger}`));
    }
    expect(dangers).toEqual([]);
    warn.mockRestore();
  });

  it.each([
    ['[x](//a.example)', '//a.example'],
    ['a \u202eb', 'U+202e'],
    ['## A {#b" onclick="c}', 'the id b" onclick="c'],
    ['<a href="https://a.example/" name="b">c</a>', 'a name'],
    ['<img src="x">', 'an image from x'],
    ['![](https://a.example/b.png)', 'an image from https://a.example/b.png'],
  ])('would be seen by this test if it did: %s', async (markdown, harm) => {
    const {html} = await renderReadme(markdown, '/site/docs/loaders/own.md');
    expect(dangersIn(html)).toContain(harm);
  });
});
