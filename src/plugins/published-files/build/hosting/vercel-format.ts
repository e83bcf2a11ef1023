import type {HostRules} from './host-rules';

/**
 * Writes `vercel.json`.
 * @param rules headers and redirects of the site
 */
export function formatVercel({headers, redirects}: HostRules): string {
  const configuration = {
    trailingSlash: true,
    headers: headers.map(({pattern, headers: sent}) => ({
      source: sourceOf(pattern),
      headers: Object.entries(sent).map(([key, value]) => ({key, value})),
    })),
    redirects: redirects.map(({from, to}) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Gives a pattern in the language of path-to-regexp: `/assets/(.*)`. */
const sourceOf = (pattern: string): string => pattern.replaceAll('.', '\\.').replace('*', '(.*)');
