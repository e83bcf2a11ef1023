import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {grammarOf} from '../../../../content/fences/languages';
import type {ReadmePage} from '../readme-page';

/** Names READMEs use, and the language the highlighter knows them by. */
const languages = new Map(
  Object.entries({
    cjs: 'js',
    cmd: 'batch',
    console: 'bash',
    jsonc: 'json5',
    mjs: 'js',
    ps1: 'powershell',
    styl: 'stylus',
    vue: 'html',
  }),
);

/** Names the language of each block of code as the highlighter does; an unknown one is plain text. */
export function fenceLanguages({markdown}: ReadmePage): void {
  visit(markdown, 'code', (code: Code) => {
    const name = code.lang?.toLowerCase();
    if (name === undefined) return;
    const known = languages.get(name) ?? name;
    code.lang = grammarOf(known) === undefined ? 'text' : known;
    code.meta = null;
  });
}
