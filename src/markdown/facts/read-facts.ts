import type {PhrasingContent, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {readReference} from '../../reference';
import {nearestName} from '../../reference/options/names';
import {finishedHtml} from '../finished-html';
import {type Directive, leafDirectives} from '../leaf-directives';
import {markOption, nameInHeading} from '../options/option-heading';
import {factAddresses} from './fact-addresses';
import {type FactKind, factKinds} from './fact-kinds';
import {factList} from './fact-list';

/**
 * Reads `::hook[Compiler.run]` and its like, right below the heading of what they name, or at the
 * beginning of a page that is about it: what webpack itself knows of it is put there.
 * @throws naming file and line, when the pinned webpack knows no such name, or when the heading
 *   above says something else
 */
export const readFacts = leafDirectives(Object.keys(factKinds), async ({version}) => {
  const {areas} = await readReference(version);
  const addresses = await factAddresses('hook', version);
  return ({node, above}: Directive): RootContent => {
    const factsOf: FactKind = factKinds[node.name as keyof typeof factKinds];
    const known = factsOf(areas, addresses);
    const name = writtenName(node);
    const fact = known.find((candidate) => candidate.name === name);
    if (!fact) {
      const names = known.map((candidate) => candidate.name);
      const nearest = names.length > 0 ? `; the nearest is ${nearestName(name, names)}` : '';
      throw new Error(`webpack ${version.webpack} has no ${node.name} ${name}${nearest}`);
    }
    if (above) checkAbove(above, name, fact.titles);
    return finishedHtml(factList(fact.rows()));
  };
});

function checkAbove(above: RootContent, name: string, titles: readonly string[]): void {
  if (above.type !== 'heading')
    throw new Error('it stands right below the heading of what it names');
  // A heading in words may say what it likes.
  const code = nameInHeading(above)?.value;
  if (code === undefined) return;
  if (!titles.includes(code))
    throw new Error(`the heading above says ${code}, and no form of ${name}: correct one of them`);
  markOption(above);
}

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
