// Change: nothing. A crawler of Algolia would read these tags; our records are sent to it (src/plugins/search).
export default function SearchMetadata(): null {
  return null;
}
