import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Entry, readGlossary} from './entries';
import {entryOf} from './entry-link';
import {glossaries} from './glossaries';
import {isMirrored} from '../../../content/place';
import {breakAtJoints} from '../../../markdown/code-joints';
import {asFinishedHtml} from '../../../markdown/finished-html';
import {noteHeight} from '../../../markdown/margin/block-height';
import {marginRoom, type TextBlock} from '../../../markdown/margin/margin-room';

/**
 * Puts the definition of a linked term into the margin beside its paragraph, where the margin is free
 * for it. Elsewhere, and where there is no margin, the link explains the term
 * (src/plugins/glossary/browser). What a page is about it explains itself.
 */
export function marginDefinitions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const known = await entriesFor(file);
    const room = marginRoom(tree);
    for (const block of room.blocks) {
      const wanted = linkedIn(block).map((address) => ({address, entry: known.get(address)}));
      for (const {address, entry} of wanted) {
        if (!entry || isAbout(titleOf(file), entry.term)) continue;
        const length =
          entry.term.length + toString({type: 'root', children: entry.definition}).length;
        if (!room.take(block, noteHeight(length))) continue;
        putBefore(block, drawn(address.split('#')[1]!, entry));
      }
    }
  };
}

/** Gives the entries of all glossaries by their address; none to a glossary itself. */
async function entriesFor({cwd, path: page = ''}: VFile): Promise<Map<string, Entry>> {
  const own = path.relative(cwd, page).replaceAll(path.sep, '/');
  const all = glossaries(cwd);
  if (all.some(({file}) => file === own)) return new Map();
  const read = await Promise.all(
    all.map(async ({file, url}) =>
      [...(await readGlossary(cwd, file))].map(([id, entry]) => [`${url}#${id}`, entry] as const),
    ),
  );
  return new Map(read.flat());
}

function linkedIn({words}: TextBlock): string[] {
  const found: string[] = [];
  visit({type: 'root', children: [...words]} satisfies Root, 'element', (element: Element) => {
    const entry = entryOf(element);
    if (entry) found.push(`${entry.url}#${entry.id}`);
  });
  return found;
}

const titleOf = ({data}: VFile): string =>
  String((data.frontMatter as {title?: unknown} | undefined)?.title ?? '');

/** Whether a title names the term, in the singular or the plural: "Loaders", "Module Federation". */
function isAbout(title: string, term: string): boolean {
  const words = (text: string) => ` ${text.toLowerCase().replaceAll(/s(?=\W|$)/g, '')} `;
  return words(title).includes(words(term));
}

/** Code that is not longer stays in one line. */
const shortCode = 24;

/** Browsers would break it behind a hyphen. */
function keepWhole(note: Element): void {
  visit(note, {type: 'element', tagName: 'code'}, (code: Element) => {
    if (toString(code).length < shortCode) code.properties.className = ['whole'];
  });
}

function drawn(id: string, {term, definition}: Entry): ElementContent {
  const attributes = {
    className: 'beside',
    role: 'note',
    ariaLabel: `Definition of ${term}`,
    dataTerm: id,
    // Searches find the entry itself.
    dataNosnippet: '',
  };
  const note = h('div', attributes, [h('dfn', term), ' ', ...structuredClone(definition)]);
  breakAtJoints(note, shortCode);
  keepWhole(note);
  return asFinishedHtml(note);
}

/** A note floats: what it stands beside comes after it. */
function putBefore({element, parent}: TextBlock, note: ElementContent): void {
  if (element.tagName === 'li') element.children.unshift(note);
  else parent.children.splice((parent.children as ElementContent[]).indexOf(element), 0, note);
}
