import {readFile, writeFile} from 'node:fs/promises';
import {format} from 'prettier';
import {type PackageState, packageStatesSchema} from '../../data/package-states';
import {fetchReleases} from './packages/packument';
import {settled} from './packages/settled';

const page = 'docs/awesome-webpack.md';
const file = 'src/data/awesome-packages.json';

/**
 * Asks the registry about every package in a table of the page, and tells what changed.
 * @throws when it does not answer for one of them; the file is then as it was
 */
export async function refreshPackageStates(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const text = await readFile(page, 'utf8');
  const names = [...text.matchAll(/^\| \[`([^`]+)`\]/gm)].map(([, name]) => name!).sort();
  const before = packageStatesSchema.parse(JSON.parse(await readFile(file, 'utf8'))).packages;
  const states = await settled(names.map(async (name) => [name, await stateOf(name)] as const));
  const after = packageStatesSchema.parse({asOf: today, packages: Object.fromEntries(states)});
  await writeFile(file, await format(JSON.stringify(after), {parser: 'json'}));
  const changes = states.flatMap(([name, state]) => changeOf(name, before[name], state));
  return [`states: ${names.length} packages as of ${today}`, ...changes].join('\n');
}

async function stateOf(name: string): Promise<PackageState> {
  const {latest, releases} = await fetchReleases(name);
  const {webpack, deprecated} = releases[latest]!;
  return {version: latest, ...(webpack && {webpack}), ...(deprecated && {deprecated})};
}

function changeOf(name: string, before: PackageState | undefined, after: PackageState): string[] {
  if (before?.version === after.version && before.deprecated === after.deprecated) return [];
  const reason = after.deprecated ? `, deprecated: ${after.deprecated}` : '';
  return [`  ${name} ${before?.version ?? 'is new'} → ${after.version}${reason}`];
}
