import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {pointInside} from '../../../../../../src/plugins/printables/components/binding/point-inside';
import {
  idsOf,
  prefixIds,
} from '../../../../../../src/plugins/printables/components/binding/prefix-ids';

const tree = (html: string) => fromHtml(html, {fragment: true});

function after(html: string, step: (root: ReturnType<typeof tree>) => void): string {
  const root = tree(html);
  step(root);
  return toHtml(root);
}

describe('ids of a chapter', () => {
  const prefixed = (html: string) => after(html, (root) => prefixIds(root, 'a-b'));

  it('get the chapter in front', () => {
    expect(prefixed('<h2 id="output.path">x</h2>')).toBe('<h2 id="a-b--output.path">x</h2>');
    expect(prefixed('<a name="old"></a>')).toBe('<a name="a-b--old"></a>');
  });

  it('are still found by what refers to them', () => {
    expect(prefixed('<label for="x">l</label><p aria-labelledby="x y">t</p>')).toBe(
      '<label for="a-b--x">l</label><p aria-labelledby="a-b--x a-b--y">t</p>',
    );
  });

  it('keep choices of two chapters apart', () => {
    expect(prefixed('<input type="radio" name="manager">')).toBe(
      '<input type="radio" name="a-b--manager">',
    );
  });
});

describe('links of a chapter', () => {
  const chapter = (id: string, html: string) => ({
    id: `concepts-${id}`,
    url: `/concepts/${id}/`,
    ids: idsOf(tree(html)),
  });
  const chapters = [
    chapter('output', '<h2 id="concepts-output--chunks">c</h2>'),
    chapter(
      'loaders',
      '<h2 id="concepts-loaders--rules">r</h2><a name="concepts-loaders--old"></a>',
    ),
  ];
  const pointed = (href: string) =>
    /href="([^"]*)"/.exec(
      after(`<a href="${href}">x</a>`, (root) => pointInside(root, chapters[0]!, chapters)),
    )?.[1];

  it.each([
    ['/concepts/loaders/', '#concepts-loaders'],
    ['/concepts/loaders/#rules', '#concepts-loaders--rules'],
    ['/concepts/loaders/#old', '#concepts-loaders--old'],
    ['../loaders/#rules', '#concepts-loaders--rules'],
    ['#chunks', '#concepts-output--chunks'],
  ])('%s leads inside', (href, inside) => {
    expect(pointed(href)).toBe(inside);
  });

  it.each([
    ['/guides/caching/#hash', '/guides/caching/#hash'],
    ['../../guides/', '/guides/'],
    ['https://nodejs.org/', 'https://nodejs.org/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['http://[', 'http://['],
  ])('%s leads where it did', (href, same) => {
    expect(pointed(href)).toBe(same);
  });
});
