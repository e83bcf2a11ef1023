import {
  type Edge,
  type Item,
  lid,
  narrow,
  type Part,
  type Point,
  type Scene,
  skew,
  wide,
} from '../scene';
import type {Rules} from '../schema';
import type {NumberedRule} from './index';
import {addedPart, type Level, line, ruleWords} from './rule-parts';
import {thenParts} from './then';

const gap = 14;
/** From the top of a rule to its mark, and to the line of what it adds. */
const middle = 16;
const addedHeight = 26;

/** Draws the rules below each other; on a phone, what one adds hangs below it. */
export function ruleScene(
  rules: Rules,
  numbered: readonly NumberedRule[],
  form: 'wide' | 'narrow',
): Scene {
  const diagram = new RuleDiagram(form);
  return diagram.draw(rules, numbered);
}

class RuleDiagram {
  private readonly parts: Part[] = [];
  private readonly marks: Part[] = [];
  private readonly edges: Edge[] = [];
  private readonly isWide: boolean;

  constructor(private readonly form: 'wide' | 'narrow') {
    this.isWide = form === 'wide';
  }

  draw({columns, start, then}: Rules, numbered: readonly NumberedRule[]): Scene {
    const {width} = this.isWide ? wide : narrow;
    const right = (this.isWide ? wide.text : narrow.width) - skew;
    const titles: Item[] = [this.title(columns[0], 0, 13)];
    if (this.isWide) titles.push(this.title(columns[1], wide.margin, 13));
    this.parts.push({items: titles}, this.request(start, right));
    const top = 30 + this.requestHeight;
    const level: Level = {spine: this.isWide ? 14 : 10, left: this.isWide ? 40 : 28, right};
    const bottom = this.level(numbered, level, top, top + 22);
    const end = thenParts(then, numbered, this.form, bottom + 30);
    return {
      width,
      height: end.bottom,
      edges: [...this.edges, ...end.edges],
      dots: [],
      parts: [...this.parts, ...this.marks, ...end.parts],
    };
  }

  private get requestHeight(): number {
    return this.isWide ? 32 : 50;
  }

  private title(words: string, x: number, y: number): Item {
    const room = this.isWide ? wide.text : narrow.width;
    return {kind: 'label', x, y, words, voice: 'head', quiet: true, room, at: ['columns']};
  }

  private request({name, note}: Rules['start'], right: number): Part {
    const at = ['start'];
    const room = right - 24;
    return {
      node: 0,
      stop: true,
      items: [
        {
          kind: 'box',
          x: 0,
          y: 30,
          width: right,
          height: this.requestHeight,
          paths: '1',
          look: 'solid',
        },
        {kind: 'label', x: 12, y: 51, words: name, voice: 'name', room, at},
        this.isWide
          ? {kind: 'label', x: right - 12, y: 51, words: note, voice: 'used', end: true, room, at}
          : {kind: 'label', x: 12, y: 70, words: note, voice: 'used', room, at},
      ],
    };
  }

  /** @returns the bottom of the last rule */
  private level(rules: readonly NumberedRule[], level: Level, from: number, top: number): number {
    let y = top;
    let last = 0;
    const first = this.marks.length;
    for (const rule of rules) {
      const m = y + middle;
      if (rule.match !== undefined) {
        const items: Item[] = [{kind: 'mark', x: level.spine, y: m, yes: rule.match}];
        this.marks.push({items, litBy: [0, rule.node]});
        last = m;
      }
      y = this.rule(rule, level, y) + gap;
    }
    if (last > 0) {
      const stroke: Item = {kind: 'stroke', x: level.spine, y: from, height: last - from};
      this.marks.splice(first, 0, {items: [stroke]});
    }
    return y - gap;
  }

  private edge(points: Point[], litBy?: number[]): void {
    this.edges.push({points, paths: '1', later: false, litBy});
  }

  private rule(rule: NumberedRule, level: Level, y: number): number {
    const lines = (!this.isWide && rule.narrow) || rule.code;
    const isSkipped = rule.match === undefined;
    const width = level.right - level.left;
    const ownHeight = lines.length * line + 13 + (isSkipped && !this.isWide ? line : 0);
    const position = this.parts.length;
    let bottom = y + ownHeight;
    if (rule.adds && !this.isWide) bottom = this.hanging(rule, level, bottom);
    if (rule.rules.length > 0) {
      const spine = level.left + (this.isWide ? 28 : 22);
      const inner: Level = {
        spine,
        left: spine + (this.isWide ? 26 : 18),
        right: level.right - (this.isWide ? 16 : 8),
      };
      bottom = this.level(rule.rules, inner, y + ownHeight - 4, bottom + 8) + (rule.end ? 26 : 12);
    }
    const inside = rule.rules.length > 0 ? bottom - y : ownHeight;
    this.parts.splice(position, 0, {
      node: rule.node,
      stop: true,
      litBy: [0, rule.node, ...rule.rules.map(({node}) => node)],
      items: [
        {
          kind: 'box',
          x: level.left,
          y,
          width,
          height: inside,
          paths: rule.match ? '1' : '',
          look: rule.match ? 'solid' : 'flat',
        },
        ...ruleWords(rule, lines, level, y, y + inside, this.isWide),
      ],
    });
    if (rule.adds && this.isWide) this.beside(rule, level, y + middle);
    return bottom;
  }

  /** What a match adds, in the margin. */
  private beside(rule: NumberedRule, {right}: Level, m: number): void {
    this.edge(
      [
        [right, m],
        [wide.margin, m],
      ],
      [0, rule.node],
    );
    this.parts.push(addedPart(rule, wide.margin, m - 15, wide.width - wide.margin - skew, 30));
  }

  /** What a match adds, below it. */
  private hanging(rule: NumberedRule, {left, right}: Level, y: number): number {
    const x = left + 22;
    const top = y + lid + 4;
    this.edge(
      [
        [left + 10, y - 8],
        [left + 10, top + 13],
        [x, top + 13],
      ],
      [0, rule.node],
    );
    const inset = rule.rules.length > 0 ? 8 : 0;
    this.parts.push(addedPart(rule, x, top, right - x - inset, addedHeight));
    return top + addedHeight;
  }
}
