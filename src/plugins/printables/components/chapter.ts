import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@site/src/types/content';
import {type OutlineEntry, outlineOf} from '../../../browser/outline';

/** A page inside the combined page. */
export interface Chapter {
  /** Id of its title, and what stands before every id inside it. */
  id: string;
  title: string;
  /** Address of the page, with a slash on both ends. */
  url: string;
  frontMatter: PageFrontMatter;
  /** Its headings, with the ids they have here. */
  outline: OutlineEntry[];
}

/** Gives the id an element of a chapter has in the combined page. */
export const idIn = (chapter: string, id: string) => `${chapter}--${id}`;

/** Gives what the combined page says about a page. */
export function chapterOf({metadata, frontMatter, toc}: PropDocContent): Chapter {
  const url = metadata.permalink.replace(/\/?$/, '/');
  const id = url.slice(1, -1).replaceAll('/', '-') || 'start';
  return {
    id,
    title: metadata.title,
    url,
    // Checked by the content index before anything is rendered.
    frontMatter: frontMatter as unknown as PageFrontMatter,
    outline: outlineOf(toc).map((entry) => ({...entry, id: idIn(id, entry.id)})),
  };
}
