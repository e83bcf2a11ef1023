import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {renderToStaticMarkup} from 'react-dom/server';
import {chapterOf} from '../chapter';
import {dropControls} from './drop-controls';
import {loadImages} from './load-images';
import {idsOf, prefixIds} from './prefix-ids';
import {pointInside} from './point-inside';
import {unfold} from './unfold';

/**
 * Binds pages into one: gives the HTML of each, with ids of its own, everything unfolded, and its
 * links leading to the other pages where they stand here.
 * @param pages compiled pages in reading order
 */
export function bind(pages: readonly PropDocContent[]): string[] {
  const trees = pages.map(treeOf);
  const chapters = trees.map((tree, position) => {
    const {id, url} = chapterOf(pages[position]!);
    dropControls(tree);
    unfold(tree);
    loadImages(tree);
    prefixIds(tree, id);
    return {id, url, ids: idsOf(tree)};
  });
  return trees.map((tree, position) => {
    pointInside(tree, chapters[position]!, chapters);
    return toHtml(tree);
  });
}

/** Rendered apart, because what Markdown became is partly a finished string. */
function treeOf(Content: PropDocContent): Root {
  const html = renderToStaticMarkup(
    <DocProvider content={Content}>
      <MDXContent>
        <Content />
      </MDXContent>
    </DocProvider>,
  );
  return fromHtml(html, {fragment: true});
}
