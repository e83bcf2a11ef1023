import {type HostRules, regularExpressionOf, splitHash} from './host-rules';

/**
 * Writes a server for nginx, as a file of its folder `conf.d`. Each header is a `map` from the path
 * that was requested, because `add_header` neither merges nor replaces what another block says.
 * @param rules headers and redirects of the site
 */
export function formatNginx({headers, redirects}: HostRules): string {
  const types = headers.filter(({headers: sent}) => sent['Content-Type']);
  const names = [...new Set(headers.flatMap(({headers: sent}) => Object.keys(sent)))].filter(
    (name) => name !== 'Content-Type',
  );
  const parts = redirects.map(({from, to}) => ({from, ...splitHash(to)}));
  return `# Made by the build. Two lines are yours to change: "listen" and "root".
map $request_uri $requested_path {
  "~^(?<path_without_query>[^?]*)" $path_without_query;
}
${[
  ...names.map((name) => mapOf(variableOf(name), valuesOf(headers, name))),
  mapOf(
    '$moved_address',
    parts.flatMap(({from, address}) => redirectEntries(from, address)),
  ),
  mapOf(
    '$moved_hash',
    parts.flatMap(({from, hash}) => (hash ? redirectEntries(from, hash) : [])),
  ),
].join('')}
server {
  listen 80;
  root /usr/share/nginx/html;

  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain application/atom+xml application/javascript application/json image/svg+xml;
  gzip_static on;
  server_tokens off;
  error_page 404 /404.html;
${names.map((name) => `  add_header ${name} ${variableOf(name)} always;\n`).join('')}
  if ($request_method !~ "^(GET|HEAD)$") {
    return 405;
  }
  if ($moved_address) {
    return 301 $moved_address$is_args$args$moved_hash;
  }
  location / {
    try_files $uri \${uri}index.html =404;
  }
  # Every address of a page ends with a slash.
  location ~ "/\\.?[^./]+$" {
    return 301 $requested_path/$is_args$args;
  }
${types.map(({pattern, headers: sent}) => locationOfType(pattern, sent['Content-Type']!)).join('')}}
`;
}

const variableOf = (header: string): string =>
  `$header_${header.toLowerCase().replaceAll('-', '_')}`;

/** Gives the entries of a map for one header, the strongest rule first: nginx takes the first match. */
function valuesOf(headers: HostRules['headers'], name: string): string[] {
  return headers
    .filter(({headers: sent}) => sent[name] !== undefined)
    .map(({pattern, headers: sent}) => `"~${regularExpressionOf(pattern)}" "${sent[name]}";`)
    .reverse();
}

/** Old addresses lead on with and without a slash. */
const redirectEntries = (from: string, value: string): string[] =>
  [...new Set([from, from.replace(/\/$/, '')])].map((path) => `"${path}" "${value}";`);

const mapOf = (variable: string, entries: readonly string[]): string => `
map $requested_path ${variable} {
${entries.map((entry) => `  ${entry}\n`).join('')}}
`;

function locationOfType(pattern: string, contentType: string): string {
  const [type] = contentType.split(';');
  return `  location ~ "${regularExpressionOf(pattern)}" {
    types {}
    default_type ${type};
  }
`;
}
