import {cached} from '../cache';
import type {DocumentationVersion} from '../versions';
import type {HookOrder} from './hook-order';

/** Gives the recorded order of a version's hooks; they are recorded once. */
export const readHookOrder = (version: DocumentationVersion): Promise<HookOrder> =>
  cached({name: 'hook order', code: 'reference', inputs: [version]}, async () => {
    const {recordHookOrder} = await import('./hook-order');
    return recordHookOrder(version);
  });
