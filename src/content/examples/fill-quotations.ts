import type {Code, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readMeta} from '../fences/meta';
import {archiveAddress} from './archives';
import {fileTree} from './file-tree';
import {examplesFolderOf, readExample} from './read-example';
import {quote} from './quote';

/**
 * Puts the text of examples into the code blocks that quote them with `file="…"`, and the list of
 * their files into those with `files="…"`, which get a link to the whole. The text is not in the
 * page's file: its only copy is the example that runs.
 * @param page path of the page, relative to the site
 * @param fail is called with what is wrong with a block and how to mend it
 */
export function fillQuotations(
  tree: Root,
  siteDir: string,
  page: string,
  fail: (code: Code, message: string) => void,
): void {
  const root = examplesFolderOf(page);
  visit(tree, 'code', (code, index, parent) => {
    if (!/\bfiles?=/.test(code.meta ?? '')) return;
    try {
      const {file, files, region, title} = readMarks(code);
      if (file !== undefined) {
        assertEmpty(code, `file="${file}"`, root);
        const quoted = quote(siteDir, root, {file, region, asDiff: code.lang === 'diff'});
        code.value = quoted.text;
        if (title === undefined) code.meta = `title="${quoted.path}" ${code.meta}`;
      }
      if (files !== undefined) {
        assertEmpty(code, `files="${files}"`, root);
        const {steps} = readExample(siteDir, root, files);
        code.value = fileTree(files, [...steps.at(-1)!.files.keys()]);
        (parent!.children as unknown[]).splice(index! + 1, 0, downloadLink(root, files));
      }
    } catch (error) {
      fail(code, (error as Error).message);
    }
  });
}

/** Lines to mark are those of the text that is not there yet. */
const readMarks = ({meta}: Code) => readMeta((meta ?? '').replace(/\{[^}]*\}/g, ''), 1);

function assertEmpty({value}: Code, mark: string, root: string): void {
  if (!value.trim()) return;
  throw new Error(`${mark} fills the block: leave it empty, and edit the example in ${root}`);
}

const downloadLink = (root: string, name: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      // `pathname:` keeps Docusaurus from looking for a page at the address of the file.
      url: `pathname://${archiveAddress(root, name)}`,
      children: [{type: 'text', value: `Download ${name}.zip`}],
    },
  ],
});
