import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../content/place';

/** Whether a bold line is the name of a file. */
const isFileName = (text: string): boolean => /^[\w./@-]*\.[a-z]{2,5}$/i.test(text);

/** READMEs name the file of a code block in a bold line above it: here that becomes the block's title. */
export function readmeFileNames() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    visit(tree, 'element', (line, index, parent) => {
      const title = boldFileName(line);
      if (!title || !parent || index === undefined) return undefined;
      const following = parent.children.findIndex(
        (node, position) => position > index && !isBlank(node),
      );
      const code = codeOf(parent.children[following]);
      if (!code) return undefined;
      code.properties.dataTitle = title;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function boldFileName(line: Element): string | undefined {
  const [only, ...others] = line.children.filter((child) => !isBlank(child));
  if (line.tagName !== 'p' || others.length > 0) return undefined;
  if (only?.type !== 'element' || only.tagName !== 'strong') return undefined;
  const name = toString(only).trim();
  return isFileName(name) ? name : undefined;
}

export const isBlank = (node: RootContent | ElementContent | undefined): boolean =>
  node?.type === 'text' && node.value.trim() === '';

/** Gives the code in a block of code; undefined when the node is none. */
export function codeOf(node: RootContent | ElementContent | undefined): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}
