import type {ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

/** Splits highlighted code at its line breaks; a token over several lines is opened on each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const pieces =
      node.type === 'element'
        ? splitLines(node.children).map((children) => ({...node, children}))
        : toString(node)
            .split('\n')
            .map((value) => ({type: 'text' as const, value}));
    pieces.forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (toString(piece)) lines.at(-1)!.push(piece);
    });
  }
  return lines;
}

/** Gives each line of highlighted code with the line break that ends it; the last one has none. */
export function splitCodeLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines = splitLines(nodes);
  return lines.map((line, index) =>
    index < lines.length - 1 ? [...line, {type: 'text', value: '\n'}] : line,
  );
}

/**
 * Wraps single lines of highlighted code.
 * @param selectorFor gives the element a line (from 1) is wrapped in, as a selector with its
 *   classes, or undefined to leave it
 */
export function wrapLines(
  nodes: readonly ElementContent[],
  selectorFor: (line: number) => string | undefined,
): ElementContent[] {
  return splitCodeLines(nodes).flatMap((line, index) => {
    const selector = selectorFor(index + 1);
    return selector ? [h(selector, line)] : line;
  });
}
