import {readFileSync} from 'node:fs';
import {transformSync} from '@swc/core';
import {themeStorageKey} from '../../../config/site';

/**
 * Sets the color theme that the reader chose, or that of the system, before the first paint. It
 * replaces the script of the classic theme, which is three times as large because it also reads the
 * theme from the URL.
 */
const themeScript = `{let c;try{c=localStorage['${themeStorageKey}']}catch(e){}let d=document.documentElement.dataset;d.theme=c||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');d.themeChoice=c||'system'}`;

/**
 * The HTML document of every built page, as an eta template (`ssrTemplate` of Docusaurus). The
 * development server has its own. Compared with the default, it leaves out: the icon sprite of the
 * classic theme, which is not used and whose inline style the content security policy forbids; the
 * name of the generator; the classes of the root element, which no style sheet uses; and the scripts
 * of the application. The inline loader gets their URLs, and comes before the style sheets, because
 * an inline script after a style sheet waits for it. A document with `data-asleep` has no loader: the
 * application never hydrates it.
 */
export const documentTemplate = `
<!doctype html>
<html <%~ it.htmlAttributes.replace(/class=\\x22[^\\x22]*\\x22/, '') %>>
  <head>
    <meta charset="utf-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <% if (!it.htmlAttributes.includes('data-asleep')) { %>
      <script data-app="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">__LOADER__</script>
    <% } %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <script>__THEME__</script>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '').replace(/<script>[^]*?<\\/script>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`
  .replace('__THEME__', () => themeScript)
  .replace('__LOADER__', () => minifiedLoader());

/** Compiles and minifies the inline loader, whose bytes are the same in every build. */
export function minifiedLoader(): string {
  const file = new URL('../browser/load-on-interaction.ts', import.meta.url);
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2020',
      minify: {compress: true, mangle: true},
    },
  });
  return code.trim().replace(/;$/, '');
}
