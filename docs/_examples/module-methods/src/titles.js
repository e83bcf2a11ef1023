const open = (name) =>
  import(
    /* webpackExports: "title" */
    /* webpackInclude: /soup\.js$/, webpackChunkName: "recipe-[request]" */
    `./recipes/${name}.js`
  );

open("soup").then((recipe) => console.log(recipe));
