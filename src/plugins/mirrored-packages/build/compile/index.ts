import {holdExports} from './hold-exports';
import {plainHeadingEntries} from './plain-heading-entries';
import {sanitizePage} from './sanitize-page';
import {sizedImages} from './sized-images';

/**
 * Options of the docs plugin that keep mirrored pages harmless where they are compiled; other
 * pages pass untouched. Plugins that add markup of ours come after them.
 */
export const harmlessPages = {
  beforeDefaultRemarkPlugins: [plainHeadingEntries],
  remarkPlugins: [holdExports],
  rehypePlugins: [sanitizePage, sizedImages],
};
