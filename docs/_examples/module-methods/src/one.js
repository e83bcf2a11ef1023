const open = (name) =>
  import(
    /* webpackChunkName: "recipe-[request]" */
    /* webpackExclude: /\.test\.js$/ */
    `./recipes/${name}.js`
  );

open("soup").then(({ title }) => console.log(title));
open("cake").catch(({ message, code }) => console.log(message, code));
