import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {command} from './command';
import {recordsAddress, shardAddress} from '../plugins/search/config/engines';
import {newest, versionLabeled} from '../versions';
import {openRecords} from '../plugins/search/engine/search';
import {parseQuery, type SearchQuery} from '../plugins/search/engine/query';
import {type RankedRecord, rank} from '../plugins/search/engine/rank';

/** `npm run search:try -- "query"`: what the embedded search of the built site finds, and why. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      version: {type: 'string', default: newest.label},
      count: {type: 'string', default: '10'},
      folder: {type: 'string', default: 'build'},
    },
  });
  const version = versionLabeled(values.version);
  if (positionals.length === 0)
    throw new Error('expected a query: npm run search:try -- "tree shaking"');

  const file = path.join(values.folder, recordsAddress(version.label));
  if (!existsSync(file)) throw new Error(`${file} is missing; run "npm run build" first`);
  const searchable = openRecords(readFileSync(file, 'utf8'), (...shard) =>
    readFile(path.join(values.folder, shardAddress(version.label, ...shard)), 'utf8'),
  );
  const query = parseQuery(positionals.join(' '));
  const hits = await rank(searchable, query);
  console.log(understood(query));
  console.log(
    `${hits.length} of ${searchable.records.length} records of version ${version.label}\n`,
  );
  for (const [at, ranked] of hits.slice(0, Number(values.count)).entries())
    console.log(explained(ranked, at + 1));
}

const understood = ({clauses}: SearchQuery) =>
  `looks for: ${clauses
    .map(({words, synonyms}) =>
      [words, ...synonyms].map((way) => way.map(({term}) => term).join(' ')).join(' = '),
    )
    .join(', ')}`;

/** Lists of flags match hundreds of words. */
const maxWords = 12;

function explained(
  {record, score, factors, match, queryTerms, fuzzy}: RankedRecord,
  position: number,
) {
  const product = Object.entries(factors)
    .filter(([, value]) => value !== 1)
    .map(([name, value]) => `${name} ×${value.toFixed(2)}`);
  const words = Object.entries(match).map(
    ([term, fields]) => `${term}${how(term, queryTerms)} in ${fields.join(', ')}`,
  );
  return [
    `${position}. ${record.levels.join(' › ')} [${record.kind}]`,
    `   ${record.url}`,
    `   score ${score.toFixed(1)}${fuzzy ? ', similar words' : ''}: ${product.join(', ')}`,
    `   ${words.slice(0, maxWords).join('; ')}${words.length > maxWords ? `; and ${words.length - maxWords} more` : ''}\n`,
  ].join('\n');
}

function how(term: string, queryTerms: readonly string[]): string {
  if (queryTerms.includes(term)) return '';
  return queryTerms.some((queryTerm) => term.startsWith(queryTerm))
    ? ' (begins so)'
    : ' (is similar)';
}

void command('search:try', main);
