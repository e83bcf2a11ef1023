import type {DirectoryNode} from './node';
import {sectionAnchors} from './section-anchors';

/** A file of the built site, made from the index. */
export interface PublishedFile {
  /** Path relative to the built site, with a leading slash. */
  file: string;
  json: unknown;
}

/** Gives what is published of a version. */
export function publishedFiles(root: DirectoryNode): PublishedFile[] {
  return [
    {file: `${root.url}content-index.json`, json: root},
    ...sectionAnchors(root).map(({section, anchors}) => ({
      file: `${root.url}content-index/${section}.json`,
      json: anchors,
    })),
  ];
}
