import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select, selectAll} from 'hast-util-select';
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

  it('draws each node and each edge from left to right, with a numbered caption', async () => {
    const html = await figure(shop);
    const nodes = selectAll('svg .node', html);
    expect(nodes.map(textOf)).toEqual(['shop.js', 'cart.js', 'price.js', 'admin.js', 'chart.js']);
    expect(selectAll('svg .edge', html)).toHaveLength(5);
    expect(selectAll('svg .edge.later', html).map(textOf)).toEqual(['import()']);
    expect(textOf(select('figcaption div', html))).toMatch(/^Figure 1 The shop\./);
  });

  it('has edges of horizontal and vertical lines that pass no other box', async () => {
    const html = await figure(shop);
    const boxes = selectAll('svg .node', html).map(({properties, children}) => {
      const [x, y] = String(properties.transform)
        .match(/[\d.]+/g)!
        .map(Number);
      const [width, height] = String((children[0] as Element).properties.d)
        .match(/(?<=[hv])\d+/g)!
        .map(Number);
      return {x: x!, y: y!, right: x! + width!, bottom: y! + height!};
    });
    for (const path of selectAll('svg .edge path', html)) {
      const points = String(path.properties.d).slice(1).split('L');
      const ends = points.map((point) => point.split(' ').map(Number));
      for (const [index, [x = 0, y = 0]] of ends.slice(1).entries()) {
        const [fromX = 0, fromY = 0] = ends[index]!;
        expect([x, y].some((value, axis) => value === [fromX, fromY][axis])).toBe(true);
        const crossed = boxes.filter(
          (box) =>
            Math.max(x, fromX) > box.x &&
            Math.min(x, fromX) < box.right &&
            Math.max(y, fromY) > box.y &&
            Math.min(y, fromY) < box.bottom,
        );
        expect(crossed).toEqual([]);
      }
    }
  });

  it('stands from top to bottom on a phone: each node below the last that leads to it', async () => {
    const html = await figure(shop);
    const below = (name: string) => {
      const items = selectAll('.tree li', html);
      const item = items.find((each) => textOf(select('.box code', each)) === name);
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

  it('tells by colors who needs a node, and lights what is on its paths', async () => {
    const html = await figure(shop);
    const [first, cart, , admin, chart] = selectAll('svg .node', html);
    expect([first, cart, admin, chart].map((node) => node!.properties.className)).toEqual([
      ['p1', 'node'],
      ['p12', 'node'],
      ['p2', 'node'],
      ['p2', 'node', 'later'],
    ]);
    expect(cart!.properties.dataK).toBe('0 1 2 3');
    expect(chart!.properties.dataK).toBe('2 3 4');
  });

  it('says each node in words, which name it where the Tab key stops', async () => {
    const html = await figure(shop);
    const admins = selectAll('[data-n="3"][tabindex="0"]', html);
    expect(admins.map((each) => matches('svg *', each) || each.tagName)).toHaveLength(2);
    for (const admin of admins) {
      const [id] = admin.properties.ariaLabelledBy as string[];
      expect(textOf(select(`#${id}`, html))).toBe(
        'admin.js. Imports cart.js and chart.js (import()).',
      );
    }
  });

  it('stands from top to bottom on every screen when it is too wide', async () => {
    const long = (letter: string) => `${letter}${'-a-long-name'.repeat(4)}.js`;
    const html = await figure(`grid: [[${long('a')}, ${long('b')}, ${long('c')}]]`);
    expect(select('svg', html)).toBeUndefined();
    expect(selectAll('.tree .box', html)).toHaveLength(3);
  });

  it('takes files, sizes and modules from a recorded build', async () => {
    const html = await figure(
      `grid: [[~, src/portions.js], [src/index.js], [~, pluralize]]
edges: [{from: src/index.js, to: [src/portions.js, pluralize]}]
beside: {title: Files, run: recipe-card/01-setup}`,
    );
    expect(textOf(select('.outputs', html))).toMatch(
      /^Filesmain\.js [\d.]+ KiBsrc\/portions\.jssrc\/index\.jspluralize$/,
    );
  });

  it('takes chunks from a recorded build, and says when they load', async () => {
    const html = await figure(
      `grid: [[embed.js, ~, volume.js], [player.js, chat.js]]
edges: [{from: [embed.js, player.js, chat.js], to: volume.js}, {from: player.js, to: chat.js}]
beside: {title: Chunks, run: player, show: chunks, later: on demand}`,
    );
    expect(selectAll('.outputs .box', html).map(textOf)).toEqual([
      'embed embed.jsembed.jsvolume.js',
      'player player.jsvolume.jsplayer.js',
      'src_chat_js on demandchat.js',
    ]);
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
    const bars = selectAll('.bar', html);
    expect(bars.map(({properties}) => properties.style)).toEqual(['width: 100%', 'width: 50%']);
    expect(selectAll('p', html).map(textOf)).toEqual(['a.js40 kB', 'b.js20 kB', 'in 2 files60 kB']);
    expect(selectAll('.parts li', html).map(textOf)).toEqual(['one 30', 'two 10', 'three 20']);
  });
});
