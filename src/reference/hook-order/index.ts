import {cached, remembered} from '../../cache';
import type {DocumentationVersion} from '../../versions';
import type {HookOrder} from './record';

export type {FiredHook, HookOrder} from './record';

/** Gives the order in which hooks fire in the webpack of a version; what was recorded is kept. */
export const readHookOrder = remembered((version: DocumentationVersion): Promise<HookOrder> =>
  cached({name: 'hook order', code: 'reference', inputs: [version]}, async () => {
    const [{recordHookOrder}, {webpackSource}] = await Promise.all([
      import('./record'),
      import('../source/packages'),
    ]);
    return recordHookOrder(webpackSource(version));
  }),
);
