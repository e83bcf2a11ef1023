import type {List, ListItem, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt, isMirrored} from '../../../content/place';
import {type OptionSinceSnapshot, optionSince} from '../../../data/option-since';
import {versionOfPage} from '../../../markdown/options/find-option';
import {cell, code, row, text} from '../../../markdown/tables/cells';
import {withoutBrackets} from '../../../reference/options/since';
import {readVersionData} from '../../../versions/data';
import {type OptionEntry, readEntries} from '../../../markdown/options/option-entries';

/** How many releases are told of on the landing page, and how many options of each. */
const most = {releases: 3, options: 3};
const all = {releases: Infinity, options: Infinity};

/** A release that brought options. */
export interface NewOptions {
  release: string;
  count: number;
  /** Those that have an entry in the reference and no new option above them, the first ones. */
  entries: Pick<OptionEntry, 'name' | 'address'>[];
}

/**
 * Reads `::new-options`: what the newest releases brought, by the list of options and their
 * releases, each option linked to its entry; `::new-options[all]` is a table of all releases.
 * @throws naming file and line, when nobody has compared the releases of the version
 */
export function newOptions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const found: (() => Promise<void>)[] = [];
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'new-options' || !parent || index === undefined) return;
      found.push(async () => {
        const version = versionOfPage(file);
        const snapshot = readVersionData(version, 'options-by-release', optionSince, file.cwd);
        if (!snapshot) throw errorAt(file, node, 'new-options: no options-by-release.json here');
        const entries = await readEntries(file.cwd, version);
        const at = parent.children.indexOf(node);
        if (toString(node) === 'all')
          parent.children.splice(at, 1, tableOf(newestOf(snapshot, entries, all)));
        else
          parent.children.splice(at, 1, introduce(snapshot), listOf(newestOf(snapshot, entries)));
      });
    });
    for (const fill of found) await fill();
  };
}

/** Gives the newest releases that brought options, the newest first. */
export function newestOf(
  {releases}: Pick<OptionSinceSnapshot, 'releases'>,
  entries: readonly OptionEntry[],
  limits = most,
): NewOptions[] {
  const described = new Map(
    entries.map((entry) => [withoutBrackets(entry.name).replaceAll('<name>', '*'), entry]),
  );
  return Object.entries(releases)
    .slice(-limits.releases)
    .reverse()
    .map(([release, paths]) => ({
      release,
      count: paths.length,
      entries: paths
        .filter((path) => !paths.some((other) => path.startsWith(`${other}.`)))
        .flatMap((path) => described.get(path) ?? [])
        .slice(0, limits.options)
        .map(({name, address}) => ({name, address})),
    }));
}

const introduce = ({asOf, upTo}: OptionSinceSnapshot): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'text',
      value: `The newest releases that brought options, up to ${upTo} on ${asOf}. `,
    },
    {
      type: 'link',
      url: 'https://github.com/webpack/webpack/releases',
      children: [{type: 'text', value: 'All releases'}],
    },
  ],
});

const listOf = (releases: readonly NewOptions[]): List => ({
  type: 'list',
  spread: false,
  data: {hProperties: {className: ['releases']}},
  children: releases.map(itemOf),
});

const linksTo = (entries: NewOptions['entries']): PhrasingContent[] =>
  entries.flatMap(({name, address}, index): PhrasingContent[] => [
    {type: 'text', value: index > 0 ? ', ' : ''},
    {type: 'link', url: address, children: [{type: 'inlineCode', value: name}]},
  ]);

const tableOf = (releases: readonly NewOptions[]): Table => ({
  type: 'table',
  children: [
    row(text('Release'), text('All new options'), text('Those with an entry')),
    ...releases.map(({release, count, entries}) =>
      row(code(release), text(String(count)), cell(...linksTo(entries))),
    ),
  ],
});

function itemOf({release, count, entries}: NewOptions): ListItem {
  const links = linksTo(entries);
  const among = links.length > 0 ? ', among them ' : '';
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'strong', children: [{type: 'text', value: release}]},
          {type: 'text', value: ` ${count} new ${count === 1 ? 'option' : 'options'}${among}`},
          ...links,
        ],
      },
    ],
  };
}
