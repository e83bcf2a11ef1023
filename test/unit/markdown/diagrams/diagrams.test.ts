import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderMarkdown} from '../../../support/markdown';

const figure = async (data: string) =>
  fromHtml(await renderMarkdown(`\`\`\`figure\ncaption: The shop.\n${data}\n\`\`\`\n`));
const textOf = (element: Element | undefined) => toString(element!).replaceAll(/\s+/g, ' ').trim();

describe('a figure of nodes', () => {
  const shop = `grid:
  - [shop.js, cart.js, price.js]
  - [admin.js, chart.js]
paths: [shop.js, admin.js]
edges:
  - {from: [shop.js, admin.js], to: cart.js}
  - {from: admin.js, to: chart.js, later: true, label: import()}
  - {from: [cart.js, chart.js], to: price.js}`;

  it('draws each node and each edge, with a numbered caption', async () => {
    const html = await figure(shop);
    expect(selectAll('.placed .box', html)).toHaveLength(5);
    expect(selectAll('svg g', html)).toHaveLength(5);
    expect(selectAll('svg .later', html).map(textOf)).toEqual(['import()']);
    expect(textOf(select('figcaption div', html))).toMatch(/^Figure 1 The shop\./);
  });

  it('is a tree for phones: each node below the last that leads to it', async () => {
    const html = await figure(shop);
    const below = (name: string) => {
      const items = selectAll('.branches li', html);
      const item = items.find((node) => textOf(select('.box code', node)) === name);
      return selectAll('.box', item!).map(textOf);
    };
    expect(below('shop.js')).toEqual(['shop.js→ cart.js']);
    expect(below('admin.js')).toEqual([
      'admin.js',
      'cart.js→ price.js',
      'import() chart.js',
      'price.js',
    ]);
  });

  it('colors what needs a node, and highlights its paths', async () => {
    const html = await figure(shop);
    const boxes = Object.fromEntries(
      selectAll('.box', html).map((box) => [textOf(select('code', box)), box.properties]),
    );
    expect(boxes['shop.js']!.className).toEqual(['p1', 'box']);
    expect(boxes['cart.js']!.className).toEqual(['p12', 'box']);
    expect(boxes['chart.js']!.className).toEqual(['p2', 'box', 'later']);
    // Nodes count in the order of the grid: shop.js, cart.js, price.js, admin.js, chart.js.
    expect(boxes['cart.js']!.dataConnected).toBe('0 1 2 3');
    expect(boxes['chart.js']!.dataConnected).toBe('2 3 4');
  });

  it('says each node in words, which name it where the Tab key stops', async () => {
    const html = await figure(shop);
    const admin = select('.box[tabindex="0"][data-node="3"]', html)!;
    const [id] = admin.properties.ariaLabelledBy as string[];
    expect(textOf(select(`#${id}`, html))).toBe(
      'admin.js. Imports cart.js and chart.js (import()).',
    );
  });

  it('is a tree on every screen when it is too wide', async () => {
    const long = (letter: string) => `${letter}${'-a-long-name'.repeat(4)}.js`;
    const html = await figure(`grid: [[${long('a')}, ${long('b')}, ${long('c')}]]`);
    expect(select('svg', html)).toBeUndefined();
    expect(selectAll('.branches .box', html)).toHaveLength(3);
  });

  it('takes chunks from a recorded build, and says when they load', async () => {
    const html = await figure(
      `grid: [[embed.js, ~, volume.js], [player.js, chat.js]]
edges: [{from: [embed.js, player.js, chat.js], to: volume.js}, {from: player.js, to: chat.js}]
beside: {title: Chunks, run: player, show: chunks, later: on demand}`,
    );
    const boxes = selectAll('.outputs .box', html);
    expect(boxes.map((box) => selectAll('code, span, li', box).map(textOf))).toEqual([
      ['embed', 'embed.js', 'embed.js', 'volume.js'],
      ['player', 'player.js', 'volume.js', 'player.js'],
      ['src_chat_js', 'on demand', 'chat.js'],
    ]);
  });
});

it('a figure of sizes has bars of one scale, with the words that do not fit below their bar', async () => {
  const html = await figure(`kind: sizes
unit: kB
digits: 1
key: {1: loaded again}
groups:
  - title: A release
    total: in 2 files
    bars:
      - {name: main.js, parts: {packages: 18.1, own: {size: 1.9, path: 1}}}
      - {name: runtime.js, path: 1, parts: {runtime: 5}}`);
  const bars = selectAll('.bar', html);
  expect(bars.map(({properties}) => properties.style)).toEqual(['width:100%', 'width:25%']);
  expect(selectAll('.bar > span', html).map(textOf)).toEqual(['packages 18.1 kB', '', '']);
  expect(selectAll('small', html).map(textOf)).toEqual(['own 1.9 kB', 'runtime 5.0 kB']);
  expect(textOf(select('.total', html))).toBe('in 2 files 25.0 kB');
  expect(textOf(select('.key.p1', html))).toBe('loaded again');
});
