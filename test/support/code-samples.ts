import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {tabGroups} from '../../src/config/tabs';
import {fillQuotations} from '../../src/content/examples/fill-quotations';
import {commandsFor} from '../../src/markdown/code-blocks/package-managers';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Gives what the copy buttons of a page have to copy, in their order, read from its Markdown.
 * @param file path of the page
 */
export function copiesOf(file: string): string[] {
  const copies: string[] = [];
  const isReadme = path.basename(file).startsWith('_');
  const tree = parser.parse(readFileSync(file, 'utf8')) as Root;
  if (!isReadme) {
    fillQuotations(tree, process.cwd(), file, (_, message) => {
      throw new Error(`${file}: ${message}`);
    });
  }
  visit(tree, 'code', (code) => {
    // It is drawn.
    if (code.lang === 'figure') return;
    copies.push(...(isReadme ? [copyOf({...code, meta: ''}, true)] : variantsOf(code)));
  });
  return copies;
}

function variantsOf(code: Code): string[] {
  const words = (code.meta ?? '').replace(/"[^"]*"/g, '').split(/\s+/);
  const value = words.includes('annotated')
    ? code.value.replace(/^ *\/\/ @note\b.*\n(?: *\/\/.*\n)*/gm, '')
    : code.value;
  if (!words.includes('tabs')) return [copyOf({...code, value}, false)];
  return tabGroups.packageManager.map((name) => commandsFor(name, value));
}

/** Commands without prompt and answers, the new side of a diff, everything else as it is. */
function copyOf({lang, meta, value}: Code, isReadme: boolean): string {
  const lines = value.split('\n');
  if (lang === 'diff') {
    return lines
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.slice(1))
      .join('\n');
  }
  const isSession = /^(console|sh(ell)?-?session)$/.test(lang ?? '');
  const isShell = /^(bash|sh|shell|zsh)$/.test(lang ?? '') && !/title=/.test(meta ?? '');
  if (!isSession && !isShell) return value;
  const hasPrompts = lines.some((line) => line.startsWith('$ '));
  const starts = isSession && (hasPrompts || !isReadme) ? /^\$ / : /^[^#\s]/;
  const commands = lines.filter(
    (line, index) => starts.test(line) || lines[index - 1]?.endsWith('\\'),
  );
  return commands.length > 0
    ? commands.map((line) => line.replace(/^\$ /, '').trimEnd()).join('\n')
    : value;
}
