// Change: nothing. A crawler of Algolia would read these tags; our records are sent to it (src/plugins/search/build).
// Original: @docusaurus/theme-classic/lib/theme/SearchMetadata/index.js sha256:91f99b9d115aec6b53184eb9dc4eba36b17466b44a83023bcf2eac42f1cff013
export default function SearchMetadata(): null {
  return null;
}
