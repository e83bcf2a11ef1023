// Change: nothing. A crawler of Algolia would read these tags; our records are sent to it (src/plugins/search/build).
export default function SearchMetadata(): null {
  return null;
}
