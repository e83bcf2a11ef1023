import type {Element, ElementContent, Parents, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {blockOf} from './block';
import {blockHeight, heightBeside, spaceAbove, textHeight} from './block-height';

/** A paragraph, or the words of an item of a list: what may have a note beside it. */
export interface TextBlock {
  element: Element;
  parent: Parents;
  /** What it says itself, without the blocks inside of it. */
  words: readonly ElementContent[];
  top: number;
  bottom: number;
}

/** The margin of a page, as its text leaves it. */
export interface MarginRoom {
  /** In the order of the text. */
  blocks: readonly TextBlock[];
  /**
   * Takes room for a note beside a block.
   * @param height of the note, in px
   * @param before characters of the block before the place that the note is about
   * @returns false when the margin is not free there, or the note would hang into what is wide
   */
  take: (block: TextBlock, height: number, before?: number) => boolean;
}

/**
 * Measures the margin of a page before it is drawn, by the words beside it. The style sheet keeps
 * notes apart in any case; where they have room they leave no holes in the text either.
 */
export const marginRoom = (tree: Root): MarginRoom => new Measured(tree);

/** What runs across text and margin, or has notes of its own there: nothing hangs into it. */
const walls = ['across', 'annotated', 'boxes', 'diagram', 'figure', 'option', 'step'];

interface Span {
  top: number;
  bottom: number;
}

class Measured implements MarginRoom {
  readonly blocks: TextBlock[] = [];
  private end = 0;
  private readonly walls: number[] = [];
  private readonly taken: Span[] = [];
  private readonly isGuide: boolean;

  constructor(tree: Root) {
    this.isGuide = tree.children.some((node) => blockOf(node).classes.includes('ribbon'));
    this.walk(tree, tree.children);
  }

  take(block: TextBlock, height: number, before = 0): boolean {
    const from = block.top + textHeight(before);
    const earlier = this.taken.filter(({top}) => top <= from).map(({bottom}) => bottom);
    const top = Math.max(from, ...earlier);
    const bottom = top + height;
    const wall = Math.min(this.end, ...this.walls.filter((each) => each >= block.bottom));
    if (top >= block.bottom || bottom > wall) return false;
    this.taken.push({top, bottom});
    return true;
  }

  private walk(parent: Parents, nodes: readonly (ElementContent | RootContent)[]): void {
    for (const node of nodes) this.add(node, parent);
  }

  private add(node: ElementContent | RootContent, parent: Parents): void {
    const {name, classes} = blockOf(node);
    const beside = heightBeside(node);
    const isWide = walls.some((wall) => classes.includes(wall));
    // Beside the code of a guide stands its step: it keeps to the text.
    const isCodeOfGuide = this.isGuide && classes.includes('code');
    // What is beside the text already is not to be pushed down there either.
    if (beside > 0 || (isWide && !isCodeOfGuide)) this.walls.push(this.end);
    if (beside > 0) this.occupy(beside);
    else if (node.type === 'element' && name === 'p') this.addText(node, parent, node.children);
    else if (node.type === 'element' && /^[uo]l$/.test(name)) this.addList(node);
    else this.end += blockHeight(node);
  }

  /** Below what is there already. */
  private occupy(height: number): void {
    const free = Math.max(this.end, ...this.taken.map(({bottom}) => bottom));
    this.taken.push({top: this.end, bottom: free + height});
  }

  private addText(element: Element, parent: Parents, words: ElementContent[]): void {
    const top = this.end + spaceAbove(element.tagName === 'p' ? 'p' : 'li');
    const {length} = toString({type: 'root', children: words}).trim();
    this.end = top + textHeight(length);
    const {end: bottom} = this;
    if (length > 0) this.blocks.push({element, parent, words, top, bottom});
  }

  private addList(list: Element): void {
    for (const item of list.children) {
      if (item.type !== 'element') continue;
      this.addText(
        item,
        list,
        item.children.filter((child) => !isBlock(child)),
      );
      this.walk(item, item.children.filter(isBlock));
    }
  }
}

const isBlock = (node: ElementContent) =>
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && /^(p|ul|ol|div|figure|blockquote|aside|table)$/.test(node.tagName));
