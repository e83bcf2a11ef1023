import type {HostedSearch} from '../config/engines';

/** Set by `src/plugins/search/build` when the environment names a hosted engine. */
declare const HOSTED_SEARCH: HostedSearch | undefined;

/** Where the hosted engine is; nothing when the embedded one is all there is. */
export const hostedSearch = typeof HOSTED_SEARCH === 'undefined' ? undefined : HOSTED_SEARCH;
