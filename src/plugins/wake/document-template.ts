import {minifiedLoader} from './minified-loader';

/**
 * The document around every built page, as an eta template (`ssrTemplate` of Docusaurus); the
 * development server has its own. Differs from the stock one in what it leaves out: the sprite of
 * the classic theme's icons, which we do not use and whose inline style our policy refuses, the
 * name of the generator, and the scripts of the application. Their names go to the inline loader,
 * which stands before the style sheets: an inline script after one waits for it. A
 * document marked `data-asleep` has no loader: the application never takes it over.
 */
export const documentTemplate = `
<!doctype html>
<html <%~ it.htmlAttributes %>>
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
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`.replace('__LOADER__', () => minifiedLoader());
