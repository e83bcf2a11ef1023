import type {Code, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {memoize} from '../../memoize';
import {readMeta} from '../fences/meta';
import {archiveUrl} from './archives';
import {drawFileTree} from './file-tree';
import {examplesFolderOf, readExample} from './read-example';
import {quote} from './quote';

/**
 * Fills code blocks with `file="…"` with the file of an example, and those with `files="…"` with the list
 * of its files, followed by a download link. Pages do not contain these texts: the only copy is in the
 * example, which is tested.
 * @param page path of the page, relative to the site
 * @param fail is called for a block that cannot be filled, with the reason and a fix
 */
export function fillQuotations(
  tree: Root,
  siteDir: string,
  page: string,
  fail: (code: Code, message: string) => void,
): void {
  const root = examplesFolderOf(page);
  // A page quotes the same example many times.
  const readNamedExample = memoize((name: string) => readExample(siteDir, root, name));
  visit(tree, 'code', (code, index, parent) => {
    if (!/\bfiles?=/.test(code.meta ?? '')) return;
    try {
      const {file, files, region, title} = readAttributes(code);
      if (file !== undefined) {
        assertEmpty(code, `file="${file}"`, root);
        const quoted = quote(readNamedExample, {file, region, asDiff: code.lang === 'diff'});
        code.value = quoted.text;
        if (title === undefined) code.meta = `title="${quoted.path}" ${code.meta}`;
      }
      if (files !== undefined) {
        assertEmpty(code, `files="${files}"`, root);
        const {steps} = readNamedExample(files);
        code.value = drawFileTree(files, [...steps.at(-1)!.files.keys()]);
        (parent!.children as unknown[]).splice(index! + 1, 0, downloadLink(root, files));
      }
    } catch (error) {
      fail(code, (error as Error).message);
    }
  });
}

/** Reads the attributes of a block without its line numbers, which refer to the text that is still missing. */
const readAttributes = ({meta}: Code) => readMeta((meta ?? '').replace(/\{[^}]*\}/g, ''), 1);

function assertEmpty({value}: Code, attribute: string, root: string): void {
  if (!value.trim()) return;
  throw new Error(`${attribute} fills the block: leave it empty, and edit the example in ${root}`);
}

const downloadLink = (root: string, name: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      // `pathname:` keeps Docusaurus from looking for a page at the URL of the file.
      url: `pathname://${archiveUrl(root, name)}`,
      children: [{type: 'text', value: `Download ${name}.zip`}],
    },
  ],
});
