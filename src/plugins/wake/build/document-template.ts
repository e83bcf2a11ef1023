import {screenAttribute} from '../../../config/screens';
import {themeStorageKey} from '../../../config/site';

/**
 * Sets the color theme that the reader chose, or that of the system, before the first paint. It
 * replaces the script of the classic theme, which is three times as large because it also reads the
 * theme from the URL.
 */
const themeScript = `{let c;try{c=localStorage['${themeStorageKey}']}catch(e){}let d=document.documentElement.dataset;d.theme=c||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');d.themeChoice=c||'system'}`;

/** Name of the style sheet that only plain screens need at once (application.ts). */
export const screenSheet = 'screens';

/**
 * The HTML document of every built page, as an eta template (`ssrTemplate` of Docusaurus). The
 * development server has its own. Compared with the default, it leaves out: the icon sprite of the
 * classic theme, which is not used and whose inline style the content security policy forbids; the
 * name of the generator; the classes of the root element, which no style sheet uses; and the scripts
 * of the application. The attribute `data-app` tells their URLs, and those of styles that only the
 * application needs, to the script that loads them at the first interaction. A document with
 * `data-asleep` has none: the application never hydrates it.
 */
export const documentTemplate = `
<%
const isForScreens = (file) => file.includes('/${screenSheet}.');
const later = it.appHtml.includes(' ${screenAttribute}') ? [] : it.stylesheets.filter(isForScreens);
%>
<!doctype html>
<html <%~ it.htmlAttributes.replace(/class=\\x22[^\\x22]*\\x22/, '') %><% if (!it.htmlAttributes.includes('data-asleep')) { %> data-app="<%= [...later, ...it.scripts].map((file) => it.baseUrl + file).join(' ') %>"<% } %>>
  <head>
    <meta charset="utf-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((file) => !later.includes(file)).forEach((file) => { %>
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
`.replace('__THEME__', () => themeScript);
