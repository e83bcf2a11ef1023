import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

/** Commands that install the same packages, below each other or with "or" between them. */
const install = /^(?:npm (?:i|install)|(?:yarn|pnpm) add) (.+)$/;

/** READMEs write an installation for npm, Yarn and pnpm in blocks of their own: here these become tabs. */
export function installTabs({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code, index, parent) => {
    const packages = packagesOf(code);
    if (!parent || index === undefined || !packages || !code.value.startsWith('npm ')) return;
    const end = endOfSame(parent.children, index, packages);
    if (end === index) return;
    parent.children.splice(index + 1, end - index);
    code.value = code.value.trim().replace(/^npm i /, 'npm install ');
    code.lang = 'bash';
    code.meta = 'tabs';
  });
}

/** Gives the place of the last block that installs the same, which is `index` where it is the only one. */
function endOfSame(nodes: readonly RootContent[], index: number, packages: string): number {
  let end = index;
  for (let place = index + 1; place < nodes.length; place += 1) {
    const node = nodes[place]!;
    if (packagesOf(node) === packages) end = place;
    else if (node.type !== 'paragraph' || !/^or:?$/i.test(toString(node).trim())) break;
  }
  return end;
}

/** Gives the packages that a block of one command installs for development, in whatever order. */
function packagesOf(node: RootContent): string | undefined {
  if (node.type !== 'code') return undefined;
  const words = install.exec(node.value.trim())?.[1]!.split(/\s+/) ?? [];
  const packages = words.filter((word) => !/^(?:-D|--save-dev|--dev)$/.test(word));
  const isPlain = packages.length < words.length && packages.every((word) => !word.startsWith('-'));
  return isPlain ? packages.sort().join(' ') : undefined;
}
