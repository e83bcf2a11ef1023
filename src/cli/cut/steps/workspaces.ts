import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {placed} from '../../../versions/version';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';
import {manifestFile} from '../rewritten-files';

/**
 * The snapshot takes the manifest along; the new version begins with the same releases, under a name
 * of its own: npm allows no two workspaces with one name.
 */
export async function workspaces({siteDir, current, snapshot, rows}: Cut): Promise<Change[]> {
  const file = manifestFile(placed(current).folder);
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const manifest = JSON.parse(text) as {name: string; description: string};
  const {label} = rows[0]!;
  const renamed = {
    ...manifest,
    name: renamedFor(label, manifest.name, current.label),
    description: manifest.description.replace(`webpack ${current.label}`, `webpack ${label}`),
  };
  return [
    {file: manifestFile(snapshot.folder), text},
    await formatted(siteDir, file, JSON.stringify(renamed)),
  ];
}

/** @throws when the name does not end with the label of the current version */
function renamedFor(label: string, name: string, current: string): string {
  if (name.endsWith(`-${current}`)) return name.slice(0, -current.length) + label;
  throw new Error(`docs/package.json: the name "${name}" has to end with "-${current}"`);
}
