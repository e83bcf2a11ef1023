import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {builtSite} from '../../content/built-site/built-site';
import {secretVariables} from '../../plugins/search/build/public-key';
import {recordsOfSite} from '../../plugins/search/build/read-site';
import type {SearchRecord} from '../../plugins/search/engine/record';
import {push} from './push';
import {indexSettings, indexSynonyms} from './settings';

/** `npm run search:push`: sends the records of the built site to the hosted engine. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      folder: {type: 'string', default: 'build'},
      /** Asked instead of the service, for trials: http://127.0.0.1:4000 */
      host: {type: 'string'},
    },
  });
  const records = await recordsOfSite(builtSite(path.resolve(values.folder)));
  console.log(`search:push: ${records.length} records: ${countsOf(records)}`);
  if (values['dry-run']) {
    console.log(JSON.stringify({indexSettings, indexSynonyms}, null, 2));
    console.log('search:push: nothing was sent (--dry-run)');
    return;
  }
  const [appId, indexName] = [required('ALGOLIA_APP_ID'), required('ALGOLIA_INDEX')];
  const client = algoliasearch(appId, required(...secretVariables), hostOptions(values.host));
  await push({client, indexName, records, log: (line) => console.log(`search:push: ${line}`)});
}

function countsOf(records: readonly SearchRecord[]): string {
  const counts = new Map<string, number>();
  for (const {version, kind} of records) {
    const name = `${kind} (${version})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

function required(...names: readonly string[]): string {
  const value = names.map((name) => process.env[name]?.trim()).find(Boolean);
  if (!value) throw new Error(`${names.join(' or ')} is not set`);
  return value;
}

function hostOptions(address: string | undefined) {
  if (address === undefined) return {};
  const {host, protocol} = new URL(address);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {hosts: [{url: host, protocol: scheme, accept: 'readWrite' as const}]};
}

main().catch((error: Error) => {
  console.error(`search:push: ${error.message}`);
  process.exitCode = 1;
});
