import version4 from '../../versioned_docs/version-4/_version/redirects.json' with {type: 'json'};

/**
 * Addresses that lead into an older version, each in the list of that version: what only it still
 * has, and what it had itself once. Those of the newest are `src/config/site-redirects.json`.
 */
export const redirectsOfVersions: readonly {from: string; to: string}[] = [...version4];
