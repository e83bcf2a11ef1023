import type {Heading, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readReference} from '../../reference';
import {nearestName} from '../../reference/options/names';
import {versionOfPage} from '../options/find-option';
import {errorAt, isMirrored} from '../../content/place';
import {drawn} from './draw-facts';
import type {FactKind, FactRow, KnownFact} from './fact-kind';
import {type FactAddresses, factAddresses} from './fact-addresses';
import {writtenName} from './written-name';
import {flag} from './kinds/flag';
import {hook} from './kinds/hook';
import {loaderContext, magicComment} from './kinds/member';
import {plugin} from './kinds/plugin';
import {devServerOption, pluginOption} from './kinds/plugin-option';
import {variable} from './kinds/variable';

/** The place of a page where facts stand; the Markdown export writes its rows. */
export interface WebpackFactsNode {
  type: 'webpackFacts';
  rows: FactRow[];
  data: {hName: 'webpack-facts'; hChildren: ReturnType<typeof drawn>[]};
}

/**
 * Reads `::hook[Compiler.run]` and its like, right below the heading of what they name, or at the
 * beginning of a page that is about it: what webpack itself knows of it is put there.
 * @throws naming file and line, when the pinned webpack knows no such name, or when the heading
 *   above says something else
 */
export function readFacts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const found: Found[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      const kind = factKinds.find(({directive}) => directive === node.name);
      if (kind && parent && index !== undefined) found.push({kind, node, index, parent});
    });
    if (found.length === 0) return;
    const version = versionOfPage(file);
    const {areas} = await readReference(version);
    const addresses: FactAddresses = found.some(({kind}) => kind.namesHooks)
      ? await factAddresses('hook', file.cwd, version)
      : new Map();
    const facts = new Map(
      [...new Set(found.map(({kind}) => kind))].map((kind) => [kind, kind.facts(areas, addresses)]),
    );
    for (const place of found) {
      try {
        place.parent.children[place.index] = factsNode(place, facts.get(place.kind)!, file);
      } catch (error) {
        throw errorAt(file, place.node, `${place.kind.directive}: ${(error as Error).message}`);
      }
    }
  };
}

interface Found {
  kind: FactKind;
  node: LeafDirective;
  index: number;
  parent: {type: string; children: unknown[]};
}

function factsNode({kind, node, index, parent}: Found, known: readonly KnownFact[], file: VFile) {
  const name = writtenName(node);
  const fact = known.find((candidate) => candidate.name === name);
  if (!fact) {
    const nearest = nearestName(
      name,
      known.map((candidate) => candidate.name),
    );
    const {webpack} = versionOfPage(file);
    const hint = nearest === undefined ? '' : `; the nearest is ${nearest}`;
    throw new Error(`webpack ${webpack} has no ${kind.called} ${name}${hint}`);
  }
  const above = (parent.children as RootContent[]).slice(0, index).filter(isSeen).at(-1);
  if (above) checkAbove(above, name, fact.titles);
  return {
    type: 'webpackFacts',
    rows: fact.rows,
    position: node.position,
    data: {hName: 'webpack-facts', hChildren: [drawn(fact.rows)]},
  } satisfies WebpackFactsNode & {position: unknown};
}

/** Front matter, and what a page imports and exports, are not seen. */
const isSeen = ({type}: RootContent) => type !== 'mdxjsEsm' && type !== 'yaml';

function checkAbove(above: RootContent, name: string, titles: readonly string[]): void {
  if (above.type !== 'heading')
    throw new Error('it stands right below the heading of what it names');
  const code = codeIn(above);
  if (code === undefined) return;
  if (!titles.includes(code)) {
    throw new Error(`the heading above says ${code}, and no form of ${name}: correct one of them`);
  }
  above.data = {
    ...above.data,
    hProperties: {...above.data?.hProperties, className: ['option']},
  };
}

/** A heading in words may say what it likes. */
function codeIn({children}: Heading): string | undefined {
  const [only, ...others] = children;
  return only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined;
}

/** Every directive that tells what webpack knows of a name; `::option` has transforms of its own. */
const factKinds: readonly FactKind[] = [
  devServerOption,
  flag,
  hook,
  loaderContext,
  magicComment,
  plugin,
  pluginOption,
  variable,
];
