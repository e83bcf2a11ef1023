import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ContentIndex, readIndex} from '../../../content';
import {publish} from '../../development/served-files';
import {publishedFiles} from './published-files';

const isOwn = (address: string) => /\/content-index(?:\/[\w-]+)?\.json$/.test(address);

/**
 * Reads and checks every page, and publishes the index: `content-index.json` under each
 * version, and beside it one small file of heading anchors per section.
 * Other plugins get the index as this plugin's content in `allContentLoaded`.
 * @throws ContentError with every problem of every page
 */
export default function contentIndex({siteDir}: LoadContext): Plugin<ContentIndex> {
  return {
    name: 'content-index',
    loadContent: () => readIndex(siteDir),
    ...publish('content-index', isOwn, async () =>
      Object.values(await readIndex(siteDir)).flatMap(publishedFiles),
    ),
  };
}
