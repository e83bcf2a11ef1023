export const map = () =>
  import(/* webpackIgnore: true */ "https://cdn.example/herb-map.js");
