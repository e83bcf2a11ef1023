import {cached} from '../cache';
import {anchorsIn} from './anchors';
import {linesOfIds} from './lines-of-ids';
import {linksIn, type PageLink} from './links/page-links';
import type {Anchor} from './node';
import {parseBody} from './parse-body';

/** What the index takes from the text of a page. */
export interface Body {
  anchors: Anchor[];
  /** Ids of all headings, and of the HTML and components between them. */
  ids: string[];
  /** Its links; the lines count from the top of the text. */
  links: PageLink[];
}

/**
 * Reads the text of a page, or gives what was read before: parsing all pages takes seconds, which
 * every start of the development server would wait for.
 * @param body Markdown below the front matter
 * @throws when MDX cannot be parsed
 */
export const readBody = (body: string, extension: '.md' | '.mdx'): Promise<Body> =>
  cached({name: 'texts', code: 'content', inputs: [body, extension]}, async () => {
    const {tree} = await parseBody(body, extension);
    return {anchors: anchorsIn(tree), ids: [...linesOfIds(tree).keys()], links: linksIn(tree)};
  });
