import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter, SectionMenu} from '@site/src/types/content';
import {findMenuPosition, type MenuPosition} from './menu-position';
import {type OutlineEntry, outlineOf} from '../../browser/outline';

/** What the frame of a page needs, which is known before its text is loaded. */
export interface FramedPage extends MenuPosition {
  title: string;
  url: string;
  outline: OutlineEntry[];
}

/** What the parts of a documentation page need. */
export type Page = ReturnType<typeof usePage>;

/** Gives the page that is being shown. */
export function usePage(menu: SectionMenu) {
  const {metadata, frontMatter, toc} = useDoc();
  const url = addTrailingSlash(metadata.permalink);
  return {
    ...findMenuPosition(menu, url),
    title: metadata.title,
    url,
    /** The source file of the page, relative to the repository. */
    file: metadata.source.replace(/^@site\//, ''),
    // The content index has checked it before anything is rendered.
    frontMatter: frontMatter as unknown as PageFrontMatter,
    outline: outlineOf(toc),
    /** The pages before and after it in reading order. */
    previous: neighborOf(metadata.previous),
    next: neighborOf(metadata.next),
  };
}

/** Adds the trailing slash, which the docs plugin leaves to the router. */
const addTrailingSlash = (permalink: string) => permalink.replace(/\/?$/, '/');

const neighborOf = (neighbor?: {title: string; permalink: string}) =>
  neighbor && {title: neighbor.title, url: addTrailingSlash(neighbor.permalink)};
