import type {DefaultValue} from '../../reference/options/option-fact';
import {comparedWith, type VersionDifference} from '../../reference/options/version-difference';
import type {DocumentationVersion} from '../../versions';
import type {FactPart, FactRow} from '../facts/fact-kind';
import {readEntries} from './option-entries';

/** Addresses of the entries that a version has, by the path of the option. */
export type EntryAddresses = ReadonlyMap<string, string>;

/** Reads where the pages of the version after this one, or before it, describe its options. */
export async function addressesBeside(
  siteDir: string,
  own: DocumentationVersion,
): Promise<EntryAddresses> {
  const version = comparedWith(own);
  const entries = version ? await readEntries(siteDir, version) : [];
  return new Map(entries.map(({name, address}) => [name.replaceAll('.<name>', '.*'), address]));
}

/** Values and defaults that are longer are not shown, only that they differ. */
const longest = {values: 3, defaults: 60};

/**
 * Says what differs in the version that came after, or before: `In webpack 4  default "x"`.
 * @param addresses where that version describes its options; without them nothing is linked
 * @returns no row when nothing does
 */
export function otherVersionRow(
  difference: VersionDifference | undefined,
  addresses: EntryAddresses = new Map(),
): FactRow[] {
  if (!difference) return [];
  const {version, path, defaults, more, fewer} = difference;
  const sayings: FactPart[][] = [
    ...(path === undefined ? [['not there']] : []),
    ...(defaults ? [defaultParts(defaults)] : []),
    ...(more.length > 0 ? [['also ', ...values(more)]] : []),
    ...(fewer.length > 0 ? [['not ', ...values(fewer)]] : []),
  ];
  const address = path === undefined ? undefined : addresses.get(path);
  return [
    {
      term: `In webpack ${version.label}`,
      parts: [
        ...sayings.flatMap((saying, at) => (at > 0 ? ['; ', ...saying] : saying)),
        ...(address ? [' ', {link: address, text: 'entry'}] : []),
      ],
    },
  ];
}

function defaultParts(defaults: readonly DefaultValue[]): FactPart[] {
  const length = defaults.reduce((sum, {value, when = ''}) => sum + value.length + when.length, 0);
  if (length > longest.defaults) return ['other default'];
  return [
    'default ',
    ...defaults.flatMap(({value, when}, at): FactPart[] => [
      ...(at > 0 ? [', '] : []),
      value === 'undefined' ? 'not set' : {code: value},
      ...(when ? [` (${when})`] : []),
    ]),
  ];
}

function values(all: readonly string[]): FactPart[] {
  const shown = all.slice(0, longest.values);
  const rest = all.length - shown.length;
  return [
    ...shown.flatMap((code, at): FactPart[] => [...(at > 0 ? [', '] : []), {code}]),
    ...(rest > 0 ? [` and ${rest} more`] : []),
  ];
}
