import {decoded} from '../../../browser/decoded';
import {definitionsAddress, glossaryOf} from '../config';
import {versions} from '../../../versions';

type Definitions = Record<string, string>;

const files = new Map<string, Promise<Definitions>>();

/**
 * Gives the definition of the term that a link leads to, in HTML; undefined when none is known.
 * @throws when the definitions cannot be had; asking again tries again
 */
export async function definitionOf({
  pathname,
  hash,
  origin,
}: HTMLAnchorElement): Promise<string | undefined> {
  const version = versions.find((candidate) => glossaryOf(candidate) === pathname);
  if (!version || origin !== location.origin) return undefined;
  const address = definitionsAddress(version);
  const file = files.get(address) ?? load(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return (await file)[decoded(hash.slice(1))];
}

async function load(address: string): Promise<Definitions> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Definitions;
}
