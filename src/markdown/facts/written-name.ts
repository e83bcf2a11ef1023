import type {PhrasingContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';

/** Marks that Markdown takes for emphasis, although they belong to a name. */
const marks: Partial<Record<PhrasingContent['type'], string>> = {strong: '__', emphasis: '_'};

/** Gives the name between the brackets of a directive: `__webpack_hash__` is no bold text. */
export const writtenName = ({children}: Pick<LeafDirective, 'children'>): string =>
  children.map(written).join('');

function written(node: PhrasingContent): string {
  if ('value' in node) return node.value;
  const mark = marks[node.type] ?? '';
  return 'children' in node
    ? mark + writtenName(node as Pick<LeafDirective, 'children'>) + mark
    : '';
}
