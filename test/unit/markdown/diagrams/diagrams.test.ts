import {renderMarkdown} from '../../../support/markdown';

const figure = (data: string) =>
  renderMarkdown(`\`\`\`figure\ncaption: The shop.\n${data}\n\`\`\`\n`);
const shop = `grid:
  - [shop.js, cart.js]
  - [admin.js, chart.js]
paths: [shop.js, admin.js]
edges:
  - {from: [shop.js, admin.js], to: cart.js}
  - {from: admin.js, to: chart.js, later: true, label: import()}`;

/** The part of a form that shows a node. */
const node = (html: string, form: 'wide' | 'narrow', words: string) => {
  const svg = html.slice(html.indexOf(`<svg class="${form}"`));
  return svg
    .slice(0, svg.indexOf('</svg>'))
    .split('<g ')
    .find((part) => part.includes(words))!;
};

describe('a figure of nodes', () => {
  it('is drawn in a wide and a narrow form, with a numbered caption', async () => {
    const html = await figure(shop);
    expect(html).toMatch(/<svg class="wide" width="864"/);
    expect(html).toMatch(/<svg class="narrow" width="328"/);
    expect(html).toContain('<b>Figure 1</b> The shop.');
  });

  it.each(['wide', 'narrow'] as const)('tells by lids who needs a node, %s', async (form) => {
    const html = await figure(shop);
    expect(node(html, form, '>shop.js<')).toMatch(/lid p1"/);
    expect(node(html, form, '>admin.js<')).toMatch(/lid p2"/);
    expect(node(html, form, '>cart.js<')).toMatch(/lid p1".*lid p2"/);
  });

  it('has edges of horizontal and vertical lines only, dashed for what loads later', async () => {
    const edges = [
      ...(await figure(shop)).matchAll(/<path class="edge ([^"]*)"[^>]* d="([^"]*)"/g),
    ];
    expect(edges.length).toBeGreaterThan(4);
    expect(edges.filter(([, , line]) => !/^M[\d.]+ [\d.]+(?:[hv]-?[\d.]+)+$/.test(line!))).toEqual(
      [],
    );
    expect(edges.some(([, classes]) => classes === 'p2 later')).toBe(true);
  });

  it('says each node in words, which name it where the Tab key stops', async () => {
    const html = await figure(shop);
    const [, id] = /aria-labelledby="([^"]+)"/.exec(node(html, 'wide', '>admin.js<'))!;
    const [, sentence] = new RegExp(`<li id="${id}">([^<]*)`).exec(html)!;
    expect(sentence).toBe('admin.js. Imports cart.js and chart.js (import()).');
  });

  it('lights what is on the paths of a node, and nothing else', async () => {
    const html = await figure(shop);
    // Nodes count in the order of the grid: shop.js, cart.js, admin.js, chart.js.
    expect(node(html, 'wide', '>cart.js<')).toContain('data-k="0 1 2"');
    expect(node(html, 'wide', '>chart.js<')).toContain('data-k="2 3"');
  });

  it('takes files, sizes and modules from a recorded build', async () => {
    const html = await figure(
      `grid: [[~, src/portions.js], [src/index.js], [~, pluralize]]
edges: [{from: src/index.js, to: [src/portions.js, pluralize]}]
beside: {title: Files, run: recipe-card/01-setup, files: [main.js]}`,
    );
    expect(html).toMatch(
      />Files: main\.js, [\d.]+ KiB, with src\/portions\.js, src\/index\.js and pluralize\.</,
    );
  });

  it('takes chunks from a recorded build, and says when they load', async () => {
    const html = await figure(
      `grid: [[embed.js, ~, volume.js], [player.js, chat.js]]
edges: [{from: [embed.js, player.js, chat.js], to: volume.js}, {from: player.js, to: chat.js}]
beside: {title: Chunks, run: player, chunks: [embed, player, src_chat_js], later: on demand}`,
    );
    expect(html).toMatch(/src_chat_js, on demand, with chat\.js\.</);
  });

  it('has to show all chunks of the build', async () => {
    const one = figure(
      `grid: [[embed.js, volume.js]]
edges: [{from: embed.js, to: volume.js}]
beside: {title: Chunks, run: player, chunks: [embed]}`,
    );
    await expect(one).rejects.toThrow('the build of player writes player, too: show it');
  });
});

describe('a figure of sizes', () => {
  it('has bars of one scale, with their sums', async () => {
    const html = await figure(`kind: sizes
unit: kB
groups:
  - title: Now
    total: in 2 files
    bars: [{name: a.js, parts: {one: 30, two: 10}}, {name: b.js, parts: {three: 20}}]`);
    const width = (words: string) =>
      Number(/class="front" d="M0 0h([\d.]+)/.exec(node(html, 'wide', words))![1]);
    expect(width('>one<') / width('>three<')).toBeCloseTo(1.5, 1);
    expect(html).toMatch(/>in 2 files</);
    expect(html).toMatch(/>60</);
  });
});

describe('a figure of rules', () => {
  it('marks those that match, and says what they add', async () => {
    const html = await figure(`kind: rules
columns: [Rules, Added]
start: {name: 'import "./a.css"', note: in b.js}
rules:
  - {code: "{ test: /a/ }", match: false}
  - {code: "{ test: /b/ }", match: true, adds: b-loader}
then: {title: Then, boxes: [{name: a.css, note: yours}, {name: b-loader, note: last}]}`);
    expect(html.match(/class="mark"/g)).toHaveLength(2);
    expect(html.match(/class="mark yes"/g)).toHaveLength(2);
    expect(html).toContain('{ test: /b/ }: matches. Adds b-loader.');
  });
});
