import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {grammarOf} from '../../../../content/fences/languages';
import type {ReadmePage} from '../readme-page';

const shells = new Set(['bash', 'console', 'sh', 'shell', 'zsh']);

/** Moves commands that are all indented to the margin: an indented line continues a command. */
export function unindentCommands({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    if (!shells.has(code.lang ?? '')) return;
    const margins = code.value.match(/^ *(?=\S)/gm) ?? [''];
    const margin = Math.min(...margins.map(({length}) => length));
    code.value = code.value.replace(new RegExp(`^ {${margin}}`, 'gm'), '');
  });
}

/** Names READMEs use, and the language the highlighter knows them by. */
const languageAliases = new Map(
  Object.entries({
    cjs: 'js',
    console: 'bash',
    jsonc: 'json5',
    mjs: 'js',
    patch: 'diff',
    'shell-session': 'bash',
    styl: 'stylus',
    vue: 'html',
  }),
);

/** A prompt before the first command. */
const promptAtStart = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*\$ /;
/** In a session, a line that is neither a command, nor a remark, nor what continues the line above. */
const outputLine = /(?<!\\\n)^(?![ \t]*(?:\$ |#|$))/m;

/**
 * Names the language of each block of code as the highlighter does; an unknown one is plain text.
 * Commands with what they printed are a `console`, of which only the commands are copied.
 */
export function normalizeLanguages({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    const name = code.lang?.toLowerCase();
    const language = name === undefined ? 'bash' : (languageAliases.get(name) ?? name);
    const isSession = shells.has(language) && promptAtStart.test(code.value);
    if (name === undefined && !isSession) return;
    code.meta = null;
    if (isSession && outputLine.test(code.value)) code.lang = 'console';
    else code.lang = grammarOf(language) === undefined ? 'text' : language;
  });
}

/** Commands that install the same packages, below each other or with "or" between them. */
const install = /^(?:npm (?:i|install)|(?:yarn|pnpm) add) (.+)$/;

/** READMEs write an installation for npm, Yarn and pnpm in blocks of their own: here these become tabs. */
export function mergeInstallCommands({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code, index, parent) => {
    const packages = packagesOf(code);
    if (!parent || index === undefined || !packages || !code.value.startsWith('npm ')) return;
    const end = lastSameInstall(parent.children, index, packages);
    if (end === index) return;
    parent.children.splice(index + 1, end - index);
    code.value = code.value.trim().replace(/^npm i /, 'npm install ');
    code.lang = 'bash';
    code.meta = 'tabs';
  });
}

/** Gives the place of the last block that installs the same, which is `index` where it is the only one. */
function lastSameInstall(nodes: readonly RootContent[], index: number, packages: string): number {
  let end = index;
  for (let candidate = index + 1; candidate < nodes.length; candidate += 1) {
    const node = nodes[candidate]!;
    if (packagesOf(node) === packages) end = candidate;
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

/** What Docusaurus removes before it parses a page, anywhere in it, with the fence around it. */
const mdxFenceOpening = /^( *`{3,4} *mdx-code-block)$/gm;

/**
 * Keeps blocks of code that show Docusaurus' own `mdx-code-block` in one piece: a space behind the
 * word, which is invisible, is enough for it to be no more than text.
 */
export function escapeMdxCodeBlocks({markdown}: ReadmePage): void {
  visit(markdown, (node) => {
    if ('value' in node) node.value = node.value.replace(mdxFenceOpening, '$1 ');
    if ('title' in node && node.title) node.title = node.title.replace(mdxFenceOpening, '$1 ');
  });
}
