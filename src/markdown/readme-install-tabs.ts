import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isMirrored} from '../content/place';

/** Commands that install the same packages, below each other or with "or" between them. */
const install = /^(?:npm (?:i|install)|(?:yarn|pnpm) add) (.+)$/;

/** READMEs write an installation for npm, Yarn and pnpm in blocks of their own: here these become tabs. */
export function readmeInstallTabs() {
  return (tree: Root, file: VFile): void => {
    if (!isMirrored(file)) return;
    visit(tree, 'element', (block, index, parent) => {
      const first = commandIn(block);
      if (!parent || index === undefined || !first?.text.startsWith('npm ')) return;
      const end = endOfSame(parent.children, index, first.packages);
      if (end === index) return;
      parent.children.splice(index + 1, end - index);
      first.code.properties.dataTabs = true;
      first.code.children = [{type: 'text', value: first.text.replace(/^npm i /, 'npm install ')}];
    });
  };
}

/** Gives the place of the last block that installs the same, which is `index` where it is the only one. */
function endOfSame(
  nodes: readonly (RootContent | ElementContent)[],
  index: number,
  packages: string,
): number {
  let end = index;
  for (let place = index + 1; place < nodes.length; place += 1) {
    const node = nodes[place]!;
    if (commandIn(node)?.packages === packages) end = place;
    else if (!isBetween(node)) break;
  }
  return end;
}

const isBetween = (node: RootContent | ElementContent) =>
  (node.type === 'text' || (node.type === 'element' && node.tagName === 'p')) &&
  /^(?:or:?)?$/i.test(toString(node).trim());

/** Gives a block of one command that installs packages for development, in whatever order. */
function commandIn(node: RootContent | ElementContent) {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const text = toString(code).trim();
  const words = install.exec(text)?.[1]!.split(/\s+/) ?? [];
  const packages = words.filter((word) => !/^(?:-D|--save-dev|--dev)$/.test(word));
  if (packages.length === words.length || packages.some((word) => word.startsWith('-')))
    return undefined;
  return {code: code as Element, text, packages: packages.sort().join(' ')};
}
