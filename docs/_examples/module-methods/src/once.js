const open = (name) =>
  import(
    /* webpackMode: "lazy-once", webpackChunkName: "all-recipes" */
    /* webpackInclude: /[\\/](tea|soup)\.js$/ */
    `./recipes/${name}`
  );

open("tea.js").then(({ steps }) => console.log(steps.length));
