import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {CodeError} from '../code-error';
import type {Fence} from '../../../content/fences/fence';
import {highlight} from '../../../content/fences/highlight';
import {endedLines} from '../lines';
import {readableComments} from './comments';
import {inlineMarkdown} from '../../../content/fences/inline-markdown';
import {linkKeyword} from './keyword';
import {readRegions, type Region} from './regions';

/**
 * Gives annotated code: comments as Markdown, words that lead to their page, and behind a button
 * the lines that were folded away. Its text and `data-source` together are the source, without the
 * marks of regions.
 * @param newId gives ids that the page has not yet
 * @throws when it is not JavaScript, lines are marked as well, or a region is wrong
 */
export function annotatedLines(
  {source: marked, language = 'text', ...fence}: Fence,
  newId: () => string,
): ElementContent[] {
  if (!/^[cm]?[jt]sx?$|script$/.test(language)) {
    throw new Error(`annotated is for JavaScript and TypeScript, not for ${language}`);
  }
  if (fence.marked.size + fence.focused.size > 0) {
    throw new Error('lines of annotated code are not marked or focused: leave out {…}');
  }
  const {source, regions} = readRegions(marked);
  const lines = endedLines(highlight(source, language)).map(readableComments);
  const drawn: ElementContent[] = [];
  let done = 0;
  for (const region of regions) {
    drawn.push(...lines.slice(done, region.first - 1).flat(), drawRegion(region, lines, newId));
    done = region.last;
  }
  return [...drawn, ...lines.slice(done).flat()];
}

function drawRegion(
  {label, first, folded, last, opened}: Region,
  lines: readonly ElementContent[][],
  newId: () => string,
): Element {
  const about = inlineMarkdown(label);
  const name = about.map((node) => toString(node)).join('');
  const shown = linked(lines.slice(first - 1, folded - 1).flat(), about, opened);
  if (folded > last) return h('span.line', shown);
  const id = newId();
  return h('span.line', [
    ...shown,
    // Right before what it opens: the next stop of the keyboard.
    h('button.more', {
      type: 'button',
      popoverTarget: id,
      ariaExpanded: 'false',
      ariaLabel: `Details of ${name}`,
    }),
    h(
      'span.details',
      {id, popover: 'auto', role: 'group', ariaLabel: `Details of ${name}`, tabIndex: 0},
      lines.slice(folded - 1, last).flat(),
    ),
  ]);
}

/** When the label is a link, so becomes the word of the code that it names. */
function linked(
  shown: ElementContent[],
  about: readonly ElementContent[],
  opened: number,
): ElementContent[] {
  const [link] = about;
  if (link?.type !== 'element' || link.tagName !== 'a') return shown;
  const word = toString(link);
  const done = linkKeyword(shown, word, String(link.properties.href ?? ''));
  if (done) return done;
  throw new CodeError(`no line that stays visible has the word ${word}, which is to link`, opened);
}
