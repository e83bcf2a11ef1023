import {unified} from 'unified';
import {remarkPlugins} from '../../../docs/build/markdown-transforms';
import type {ExportedPage} from '../exported-page';

const processor = unified().use(remarkPlugins);

/** Reads what our own pages write beyond Markdown, by the transforms that read it for the site. */
export async function ownSyntax({tree, file}: ExportedPage): Promise<void> {
  const read = await processor.run(tree, file);
  if (read !== tree)
    throw new Error('A transform of src/markdown gives a tree instead of changing it');
}
