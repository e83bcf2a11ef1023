import {randomUUID} from 'node:crypto';
import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../plugins/search/engine/record';
import {indexSettings, indexSynonyms} from './settings';

export interface Push {
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  /** Told about each step. */
  log: (line: string) => void;
}

const recordsAtOnce = 1000;

/**
 * Replaces what the hosted index holds, all at once: a new index is filled, and takes the place of
 * the old one when it is whole. When anything fails, the old one stays and the new one is deleted.
 * @throws what the client throws
 */
export async function push({client, indexName, records, log}: Push): Promise<void> {
  const filling = `${indexName}-${randomUUID().slice(0, 8)}`;
  try {
    await fill(client, filling, records, log);
    const {taskID} = await client.operationIndex({
      indexName: filling,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: filling, taskID});
    log(`${filling} has become ${indexName}`);
  } catch (error) {
    await client.deleteIndex({indexName: filling}).catch((cause: Error) => {
      log(`${filling} could not be deleted: ${cause.message}`);
    });
    throw error;
  }
}

async function fill(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  log: Push['log'],
): Promise<void> {
  const tasks: {taskID: number}[] = [
    await client.setSettings({indexName, indexSettings}),
    await client.saveSynonyms({
      indexName,
      synonymHit: indexSynonyms,
      replaceExistingSynonyms: true,
    }),
  ];
  for (let start = 0; start < records.length; start += recordsAtOnce) {
    const requests = records
      .slice(start, start + recordsAtOnce)
      .map((record) => ({action: 'addObject' as const, body: {...sized(record)}}));
    tasks.push(await client.batch({indexName, batchWriteParams: {requests}}));
    log(`${Math.min(start + recordsAtOnce, records.length)} of ${records.length} records sent`);
  }
  for (const {taskID} of tasks) await client.waitForTask({indexName, taskID});
}

/** The service refuses records of more than 10 kB. */
const longestContent = 6000;

const sized = (record: SearchRecord): SearchRecord => ({
  ...record,
  content: record.content?.slice(0, longestContent) ?? null,
});
