import type {HostedSearch} from '../config/engines';

/** Set by the build. */
declare const HOSTED_SEARCH: HostedSearch | undefined;

/** The settings of the hosted engine, when the environment of the build named one. */
export const hostedSearch = typeof HOSTED_SEARCH === 'undefined' ? undefined : HOSTED_SEARCH;
