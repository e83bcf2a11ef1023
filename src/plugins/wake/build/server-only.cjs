/**
 * Webpack loader for the client: files named `*.server.tsx` stay on the server. What stands inside a
 * `noscript` is seen only where no application runs, so the application goes without it.
 */
module.exports = () => 'export default undefined;';
