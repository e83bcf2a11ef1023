import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {dropControls} from '../../../../../../src/plugins/printables/components/binding/drop-controls';
import {loadImages} from '../../../../../../src/plugins/printables/components/binding/load-images';
import {pointInside} from '../../../../../../src/plugins/printables/components/binding/point-inside';
import {
  idsOf,
  prefixIds,
} from '../../../../../../src/plugins/printables/components/binding/prefix-ids';
import {unfold} from '../../../../../../src/plugins/printables/components/binding/unfold';

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

  it('leave other names alone', () => {
    expect(prefixed('<meta name="x">')).toBe('<meta name="x">');
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

  it('lead to the start of a chapter when their heading is not there', () => {
    expect(pointed('/concepts/loaders/#gone')).toBe('#concepts-loaders');
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

describe('on paper', () => {
  it('details are open, and do not close each other', () => {
    expect(after('<details name="one"><summary>s</summary></details>', unfold)).toBe(
      '<details open><summary>s</summary></details>',
    );
  });

  it('images do not wait for being scrolled to', () => {
    expect(after('<img src="a.svg" alt="" loading="lazy">', loadImages)).toBe(
      '<img src="a.svg" alt="">',
    );
  });

  it('there are no controls, and nothing else is missing', () => {
    const html =
      '<nav class="chunks"><ol></ol></nav><div class="heading h2"><h2>a</h2><a class="anchor" href="#a">#</a></div>' +
      '<figure class="code"><button class="copy">Copy</button><pre>x</pre></figure><a href="#b">b</a><button>1</button>';
    expect(after(html, dropControls)).toBe(
      '<div class="heading h2"><h2>a</h2></div><figure class="code"><pre>x</pre></figure><a href="#b">b</a>',
    );
  });
});

describe('what is chosen', () => {
  it('is every panel of tabs, below its name', () => {
    const panel = (name: string) => `<figure class="code" data-tab="${name}">x</figure>`;
    expect(
      after(
        `<div class="tabs"><fieldset><label>npm</label></fieldset>${panel('npm')}${panel('Yarn')}</div>`,
        unfold,
      ),
    ).toBe(
      `<p><strong>npm</strong></p>${panel('npm')}<p><strong>Yarn</strong></p>${panel('Yarn')}`,
    );
  });

  it('text in tabs stands below the name of its tab', () => {
    const tabs =
      '<div class="tabs"><fieldset><label>A</label></fieldset><div class="panel" data-tab="A"><p>a</p><p>b</p></div></div>';
    expect(after(tabs, unfold)).toBe('<p><strong>A</strong></p><p>a</p><p>b</p>');
  });
});
