import type {Root, RootContent} from 'hast';
import rehypeSanitize, {type Options} from 'rehype-sanitize';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {copyAddress} from '../images/own-address';
import {htmlSchema} from './html-schema';
import {isMirroredFile} from './is-mirrored-file';

/**
 * HTML of a README, and the admonitions that Docusaurus has made of it. Images load from this
 * site's copies, whatever stands on disk.
 */
const pageSchema: Options = {
  ...htmlSchema,
  tagNames: [...htmlSchema.tagNames!, 'admonition'],
  attributes: {
    ...htmlSchema.attributes,
    admonition: ['type'],
    code: [...htmlSchema.attributes!.code!, ['metastring', 'tabs']],
    img: [['src', copyAddress], 'alt', 'title'],
  },
};
const processor = unified().use(rehypeSanitize, pageSchema);

/** Sanitizes mirrored pages where they are compiled, whatever lies on disk; other pages pass. */
export function sanitizePage() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!isMirroredFile(file)) return;
    const clean = (await processor.run(tree)) as Root;
    tree.children = [...clean.children, ...((file.data.heldExports ?? []) as RootContent[])];
  };
}
