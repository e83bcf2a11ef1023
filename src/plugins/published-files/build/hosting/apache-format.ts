import {type HostRules, regularExpressionOf, splitHash} from './host-rules';

/**
 * Writes a `.htaccess` for Apache 2.4 with the modules headers and rewrite.
 * @param rules headers and redirects of the site
 */
export function formatApache({headers, redirects}: HostRules): string {
  return `# Made by the build. Apache needs the modules headers and rewrite, and "AllowOverride All".
Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg
DirectorySlash Off
ErrorDocument 404 /404.html

${headers.map(headerSection).join('')}
RewriteEngine On
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
${redirects.map(redirectRules).join('')}
# Every address of a page ends with a slash.
RewriteCond %{REQUEST_URI} /\\.?[^./]+$
RewriteRule ^(.*)$ /$1/ [R=301,L]
# A folder without a page is unknown.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
`;
}

function headerSection({pattern, headers}: HostRules['headers'][number]): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'Content-Type'
      ? `  ForceType "${value}"\n`
      : `  Header always set ${name} "${value.replaceAll('"', '\\"')}"\n`,
  );
  return `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${requestLineOf(pattern)}#">\n${lines.join('')}</If>\n`;
}

/** The path stands in the request line before a query or a blank; an error page has another URI. */
const requestLineOf = (pattern: string): string =>
  regularExpressionOf(pattern).slice(1, -1).replace('.*', '[^ ?]*') + '(\\?| )';

/** Apache puts a query behind the hash, so a redirect to a hash has a rule with a query of its own. */
function redirectRules({from, to}: HostRules['redirects'][number]): string {
  const {address, hash} = splitHash(to);
  const path = from.replace(/^\//, '').replace(/\/$/, '').replaceAll('.', '\\.');
  if (!hash) return `RewriteRule ^${path}/?$ ${to} [R=301,L,NE]\n`;
  return `RewriteCond %{QUERY_STRING} ^(.+)$
RewriteRule ^${path}/?$ ${address}?%1${hash} [R=301,L,NE,QSD]
RewriteRule ^${path}/?$ ${to} [R=301,L,NE]
`;
}
