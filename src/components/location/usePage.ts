import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter, SectionMenu} from '@site/src/types/content';
import {findMenuPosition, type MenuPosition} from './menu-position';
import {type OutlineEntry, outlineOf} from '../../browser/outline';

/** What the frame around a page's text says about it; known before the text is there. */
export interface FramedPage extends MenuPosition {
  title: string;
  url: string;
  outline: OutlineEntry[];
}

/** What the parts of a documentation page say about it. */
export type Page = ReturnType<typeof usePage>;

/** Gives the page that is being shown. */
export function usePage(menu: SectionMenu) {
  const {metadata, frontMatter, toc} = useDoc();
  const url = slashed(metadata.permalink);
  return {
    ...findMenuPosition(menu, url),
    title: metadata.title,
    url,
    /** File the page is written in, relative to the repository. */
    file: metadata.source.replace(/^@site\//, ''),
    // Checked by the content index before anything is rendered.
    frontMatter: frontMatter as unknown as PageFrontMatter,
    outline: outlineOf(toc),
    /** Its neighbors in reading order. */
    previous: turnTo(metadata.previous),
    next: turnTo(metadata.next),
  };
}

/** The docs plugin leaves the slash at the end to the router. */
const slashed = (address: string) => address.replace(/\/?$/, '/');

const turnTo = (neighbor?: {title: string; permalink: string}) =>
  neighbor && {title: neighbor.title, url: slashed(neighbor.permalink)};
