/** Versions of Docusaurus and its plugins; components read none of them. */
export default {docusaurusVersion: '', siteVersion: '', pluginVersions: {}};
