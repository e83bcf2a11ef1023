/**
 * Webpack loader for the client that replaces files named `*.server.tsx`. They render the contents of
 * `noscript` elements, which are only visible where the application cannot run.
 */
module.exports = () => 'export default undefined;';
