/**
 * What webpack's lazy compilation calls in the browser when a page is imported that is not compiled
 * yet. It asks once; the page comes with the next hot update.
 * @see index.ts for the address
 */
exports.keepAlive = ({data, active, onError}) => {
  if (!active) fetch(`/__page-on-demand/${encodeURIComponent(data)}`).catch(onError);
  return () => {};
};
