/**
 * The document around every built page, as an eta template (`ssrTemplate` of Docusaurus); the
 * development server has its own. Differs from the stock one in what it leaves out: the sprite of
 * the classic theme's icons, which we do not use and whose inline style our policy refuses, and
 * the name of the generator.
 */
export const documentTemplate = `
<!doctype html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="utf-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
