import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ContentIndex, readIndex} from '../../../content';
import {type DirectoryNode, isHidden, pagesOf} from '../../../content/index-node';
import {listSectionAnchors} from '../../../content/section-menu';
import type {TitlesByPage} from '../../../types/content';
import {publish, type ServedFile} from '../../development/served-files';

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

/** Gives what is published of a version's index. */
function publishedFiles(root: DirectoryNode): ServedFile[] {
  const file = (name: string, json: unknown): ServedFile => ({
    address: `${root.url}content-index${name}.json`,
    write: () => JSON.stringify(json),
  });
  return [
    file('', root),
    file('/titles', titlesOf(root)),
    ...listSectionAnchors(root).map(({section, anchors}) => file(`/${section}`, anchors)),
  ];
}

/** What the screen of unknown addresses looks for suggestions in. */
const titlesOf = (root: DirectoryNode): TitlesByPage =>
  Object.fromEntries(
    pagesOf(root)
      .filter((page) => !isHidden(page))
      .map(({url, title}) => [url, title]),
  );
