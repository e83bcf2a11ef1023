import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ReadmePage} from '../readme-page';

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Moves commands that all stand away from the margin to it: an indented line continues a command. */
export function flushCommands({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    if (!shells.has(code.lang ?? '')) return;
    const lines = code.value.split('\n').filter((line) => line.trim() !== '');
    const margin = Math.min(...lines.map((line) => /^ */.exec(line)![0].length));
    if (margin > 0 && lines.length > 0)
      code.value = code.value.replace(new RegExp(`^ {${margin}}`, 'gm'), '');
  });
}
