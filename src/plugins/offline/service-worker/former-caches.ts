import {cacheNames} from 'workbox-core';
import {runtimeCaches} from '../config';

/** Deletes what former versions of the worker kept, those of the former site included. */
export async function deleteFormerCaches(): Promise<void> {
  const inUse = [cacheNames.precache, ...Object.values(runtimeCaches).map(({name}) => name)];
  const former = (await caches.keys()).filter((name) => !inUse.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
