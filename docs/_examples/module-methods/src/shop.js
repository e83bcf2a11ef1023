document.querySelector("button").onclick = () =>
  import(/* webpackPrefetch: true, webpackChunkName: "cart" */ "./cart.js");

export const worker = new Worker(
  /* webpackEntryOptions: { filename: "workers/[name].js" } */
  /* webpackChunkName: "sums" */
  new URL("./sums.js", import.meta.url),
);
