import {cacheNames} from 'workbox-core';
import {keptCaches} from '../config';

/** Deletes what former versions of the worker kept, those of the former site included. */
export async function deleteFormerCaches(): Promise<void> {
  const inUse = [cacheNames.precache, ...Object.values(keptCaches).map(({name}) => name)];
  const former = (await caches.keys()).filter((name) => !inUse.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
