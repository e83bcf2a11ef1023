import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {
  pointInside,
  prefixIds,
} from '../../../../../../src/plugins/printables/components/binding/ids';

const tree = (html: string) => fromHtml(html, {fragment: true});

function after(html: string, step: (root: ReturnType<typeof tree>) => void): string {
  const root = tree(html);
  step(root);
  return toHtml(root);
}

it.each([
  '<h2 id="·output.path">x</h2>',
  '<label for="·x">l</label><p aria-labelledby="·x ·y">t</p>',
  '<input type="radio" name="·manager">',
])(
  'ids of a chapter get the chapter in front, where they are given and referred to: %s',
  (html) => {
    const prefixed = after(html.replaceAll('·', ''), (root) => prefixIds(root, 'a-b'));
    expect(prefixed).toBe(html.replaceAll('·', 'a-b--'));
  },
);

describe('links of a chapter', () => {
  const chapters = ['output', 'loaders'].map((name) => ({
    id: `concepts-${name}`,
    url: `/concepts/${name}/`,
  }));
  const pointed = (href: string) =>
    /href="([^"]*)"/.exec(
      after(`<a href="${href}">x</a>`, (root) => pointInside(root, '/concepts/output/', chapters)),
    )?.[1];

  it.each([
    ['/concepts/loaders/', '#concepts-loaders'],
    ['/concepts/loaders/#rules', '#concepts-loaders--rules'],
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
