import {readFileSync} from 'node:fs';
import {transformSync} from '@swc/core';
import {themeStorageKey} from '../../../config/site';

/**
 * Marks the document, before anything is painted, with the color theme that the reader chose, or
 * that of the system. It replaces the classic theme's script, which can also be set by the
 * address, at three times the weight.
 */
const themeScript = `{let c;try{c=localStorage['${themeStorageKey}']}catch(e){}let d=document.documentElement.dataset;d.theme=c||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');d.themeChoice=c||'system'}`;

/**
 * The document around every built page, as an eta template (`ssrTemplate` of Docusaurus); the
 * development server has its own. Differs from the stock one in what it leaves out: the sprite of
 * the classic theme's icons, which we do not use and whose inline style our policy refuses, the
 * name of the generator, the classes of the root, which no style of ours names, and the scripts of
 * the application. Their names go to the inline loader,
 * which comes before the style sheets: an inline script after one waits for it. A
 * document marked `data-asleep` has no loader: the application never takes it over.
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

/** Gives the inline loader of every page: small, and the same in every build. */
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
