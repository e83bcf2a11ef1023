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
    name: withLabel(manifest.name, current.label, label),
    description: withLabel(manifest.description, current.label, label),
  };
  return [
    {file: manifestFile(snapshot.folder), text},
    await formatted(siteDir, file, JSON.stringify(renamed)),
  ];
}

/** @throws when the text does not end with the label of the current version */
function withLabel(text: string, from: string, to: string): string {
  if (text.endsWith(from)) return text.slice(0, -from.length) + to;
  throw new Error(`"${text}" in the manifest of the current version has to end with ${from}`);
}
