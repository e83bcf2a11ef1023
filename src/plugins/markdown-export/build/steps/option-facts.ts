import type {List, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {removalOf, versionOfPage} from '../../../../markdown/options/find-option';
import {otherVersionRow} from '../../../../markdown/options/other-version';
import {differenceOf} from '../../../../reference/options/version-difference';
import type {OptionFactsNode} from '../../../../markdown/options/read-options';
import type {StateMarkNode} from '../../../../markdown/options/state-marks';
import type {DefaultValue, OptionFact} from '../../../../reference/options/option-fact';
import type {DocumentationVersion} from '../../../../versions';
import {factText, inlineCode, link, list, text} from '../nodes';
import type {ExportedPage} from '../exported-page';

/** Writes what webpack knows of an option as a list below its heading, and marks as their words. */
export function optionFacts({tree, file}: ExportedPage): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    const children = parent.children as RootContent[];
    const own = node as unknown as OptionFactsNode | StateMarkNode;
    if (own.type === 'optionFacts') children[index] = factList(own.fact, versionOfPage(file));
    else if (own.type === 'stateMark') children[index] = text(`(${own.children[0]!.value})`);
  });
}

function factList(fact: OptionFact, version: DocumentationVersion): List {
  const {type, defaults, since, deprecated, experimental, source} = fact;
  const removal = removalOf(fact, version);
  const entries: PhrasingContent[][] = [
    [text('Type: '), inlineCode(type), text(' ('), link(source, 'schema'), text(')')],
    ...(defaults.length > 0 ? [[text('Default: '), ...defaults.flatMap(defaultText)]] : []),
    ...(since ? [[text(`Since webpack ${since}`)]] : []),
    ...(removal ? [[text(`Removed ${removal}`)]] : []),
    ...(deprecated ? [[text('Deprecated')]] : []),
    ...(experimental ? [[text('Experimental')]] : []),
    ...otherVersionRow(differenceOf(fact, version)).map(({term, parts}) => [
      text(`${term}: `),
      ...parts.map(factText),
    ]),
  ];
  return list(entries);
}

const defaultText = ({value, when}: DefaultValue, index: number): PhrasingContent[] => [
  ...(index > 0 ? [text(', ')] : []),
  inlineCode(value),
  ...(when ? [text(` (${when})`)] : []),
];
