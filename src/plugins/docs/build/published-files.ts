import type {TitlesByPage} from '../../../types/content';
import type {ServedFile} from '../../development/served-files';
import {type DirectoryNode, pagesOf} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {sectionAnchors} from '../../../content/section-menu';

/** Gives what is published of a version's index. */
export function publishedFiles(root: DirectoryNode): ServedFile[] {
  const file = (name: string, json: unknown): ServedFile => ({
    address: `${root.url}content-index${name}.json`,
    write: () => JSON.stringify(json),
  });
  return [
    file('', root),
    file('/titles', titlesOf(root)),
    ...sectionAnchors(root).map(({section, anchors}) => file(`/${section}`, anchors)),
  ];
}

/** What the screen of unknown addresses looks for suggestions in. */
const titlesOf = (root: DirectoryNode): TitlesByPage =>
  Object.fromEntries(
    pagesOf(root)
      .filter((page) => !isHidden(page))
      .map(({url, title}) => [url, title]),
  );
