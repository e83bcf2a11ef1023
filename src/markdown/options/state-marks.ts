import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from '../../content/error-location';

const version = /^\d+(?:\.\d+){0,2}$/;

/** What each mark says; those that name a release get it in brackets. */
const texts: Record<string, (release: string) => string> = {
  since: (release) => `since ${release}`,
  removed: (release) => `removed in ${release}`,
  deprecated: (release) => (release ? `deprecated since ${release}` : 'deprecated'),
};

/**
 * Reads `:since[5.20.0]`, `:removed[5]` and `:deprecated` in a line of text:
 *
 *     :since[5.20.0]  →  <span class="state since">since 5.20.0</span>
 *
 * @throws naming file and line, when the text in brackets is no release
 */
export function stateMarks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'textDirective', (node, index, parent) => {
      const say = texts[node.name];
      if (!say || !parent || index === undefined) return;
      (parent.children as unknown[])[index] = drawStateMark(say, node, file);
    });
  };
}

/** A word beside a name that says how old the thing is; the Markdown export writes its text. */
function drawStateMark(say: (release: string) => string, node: TextDirective, file: VFile) {
  const release = toString(node);
  if (!version.test(release) && !(node.name === 'deprecated' && release === '')) {
    const message = `:${node.name} needs a release in brackets, as :${node.name}[5.20.0]`;
    throw errorAt(file, node, message);
  }
  return {
    type: 'stateMark',
    children: [{type: 'text', value: say(release)}],
    data: {hName: 'span', hProperties: {className: ['state', node.name]}},
  };
}
