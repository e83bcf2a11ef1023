import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@site/src/types/content';
import {outlineOf} from '../../../browser/outline';

/** A page inside the combined page. */
export type Chapter = ReturnType<typeof chapterOf>;

/** Gives the id an element of a chapter has in the combined page. */
export const idIn = (chapter: string, id: string) => `${chapter}--${id}`;

/** Gives what the combined page says about a page. */
export function chapterOf({metadata, frontMatter, toc}: PropDocContent) {
  const url = metadata.permalink.replace(/\/?$/, '/');
  const id = url.slice(1, -1).replaceAll('/', '-') || 'start';
  return {
    /** Id of its title, and the prefix of every id inside it. */
    id,
    title: metadata.title,
    /** Address of the page, with a slash on both ends. */
    url,
    // Checked by the content index before anything is rendered.
    frontMatter: frontMatter as unknown as PageFrontMatter,
    /** Its headings, with the ids they have here. */
    outline: outlineOf(toc).map((entry) => ({...entry, id: idIn(id, entry.id)})),
  };
}
