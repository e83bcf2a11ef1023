import {site} from '../../../../config/site';
import {type Areas, readReference} from '../../../../reference';
import type {DocumentationVersion} from '../../../../versions';
import {type FactDescription, readFactDescriptions} from './fact-descriptions';

/** No file has more bytes, so that tools can read one at once. */
const maxBytes = 400_000;

type Item = Readonly<Record<string, unknown>>;

/** Kinds of facts by the area that has them; areas without a kind are described nowhere. */
const kindOfArea: Partial<Record<keyof Areas, string>> = {
  commands: 'command',
  flags: 'flag',
  devServerOptions: 'dev-server-option',
  options: 'option',
  hooks: 'hook',
  plugins: 'plugin',
  variables: 'variable',
  importMeta: 'variable',
  moduleApi: 'variable',
  moduleHot: 'variable',
  magicComments: 'magic-comment',
  loaderContext: 'loader-context',
  statsPresets: 'stats-preset',
  statsFields: 'stats-field',
  stages: 'stage',
  devtools: 'devtool',
  messages: 'message',
};

/**
 * Gives what the pinned webpack tells of itself, for tools: `reference.json` names the files of each
 * area, `reference/options-1.json` and so on, whose facts have the address that describes them.
 * @param siteDir absolute folder of the site
 * @returns files by their addresses
 */
export async function referenceFiles(
  siteDir: string,
  version: DocumentationVersion,
): Promise<ReadonlyMap<string, string>> {
  const {areas, version: release} = await readReference(version);
  const descriptions = await readFactDescriptions(siteDir, version);
  const files = new Map<string, string>();
  const listedAreas = Object.entries(areas).filter(([, facts]) => facts.length > 0);
  const index = listedAreas.map(([area, facts]) => {
    const kind = kindOfArea[area as keyof Areas];
    const items = (facts as readonly Item[]).map((fact) => ({
      ...fact,
      ...addressAndSummary(fact, kind, descriptions),
    }));
    const addresses = splitByBytes(items).map((part, number) => {
      const address = `${version.base}reference/${area}-${number + 1}.json`;
      files.set(address, part);
      return site.url + address;
    });
    return [area, {count: items.length, files: addresses}];
  });
  const overview = {version: release, areas: Object.fromEntries(index) as object};
  return new Map([[`${version.base}reference.json`, JSON.stringify(overview, null, 2)], ...files]);
}

/**
 * Gives the address and the summary of a fact. A flag has the address of the option that it
 * sets, and an option without an entry has that of the nearest option around it.
 */
function addressAndSummary(
  fact: Item,
  kind: string | undefined,
  descriptions: ReadonlyMap<string, FactDescription>,
): {address?: string; summary?: string} {
  const name = String(fact.path ?? fact.name);
  const description =
    descriptions.get(`${kind}:${name}`) ?? descriptions.get(`${kind}:${String(fact.of)}.${name}`);
  const summary = description?.summary ?? (fact.description as string | undefined);
  const option = kind === 'option' ? name : (fact.sets as readonly string[] | undefined)?.[0];
  const address = description?.address ?? (option && nearestAddress(option, descriptions));
  return {...(address && {address: site.url + address}), ...(summary && {summary})};
}

/** Gives the address of an option, or of the nearest one around it. */
function nearestAddress(
  path: string,
  descriptions: ReadonlyMap<string, FactDescription>,
): string | undefined {
  const description = descriptions.get(`option:${path}`);
  if (description) return description.address;
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end < 0 ? undefined : nearestAddress(path.slice(0, end), descriptions);
}

/** Writes lists of JSON, each as long as a file may be. */
export function splitByBytes(items: readonly Item[], limit = maxBytes): string[] {
  const parts: string[][] = [[]];
  let size = 2;
  for (const item of items) {
    const text = JSON.stringify(item);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > limit && parts.at(-1)!.length > 0) {
      parts.push([]);
      size = 2;
    }
    parts.at(-1)!.push(text);
    size += bytes;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}
