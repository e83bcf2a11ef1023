import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMeta} from '../markdown/code-blocks/meta';
import {examplesFolderOf} from './folders';
import {quote} from './quote';

/**
 * Puts the text of examples into the code blocks that quote them with `file="…"`. The text is not
 * in the page's file: it stands in one place, the example that runs.
 * @param page path of the page, relative to the site
 * @param fail is called with what is wrong with a block and how to mend it
 */
export function fillQuotations(
  tree: Root,
  siteDir: string,
  page: string,
  fail: (code: Code, message: string) => void,
): void {
  visit(tree, 'code', (code) => {
    if (!/\bfile=/.test(code.meta ?? '')) return;
    try {
      fill(code, siteDir, examplesFolderOf(page));
    } catch (error) {
      fail(code, (error as Error).message);
    }
  });
}

function fill(code: Code, siteDir: string, root: string): void {
  const meta = code.meta ?? '';
  const {file, region, title} = readMeta(
    meta.replace(/\{[^}]*\}/g, '').replace(/\bfocus=/g, ''),
    1,
  );
  if (file === undefined) return;
  if (code.value.trim()) {
    throw new Error(`file="${file}" fills the block: leave it empty, and edit ${root}/${file}`);
  }
  const quoted = quote(siteDir, root, {file, region, asDiff: code.lang === 'diff'});
  code.value = quoted.text;
  if (title === undefined) code.meta = `title="${quoted.path}" ${meta}`;
}
