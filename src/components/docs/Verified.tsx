import type {Page} from '../place/usePage';

/** The release the statements of the page rest on; a mirrored page says itself where it comes from. */
export function Verified({page: {frontMatter, version}}: {page: Page}) {
  if (frontMatter.package) return null;
  return <p>Last verified against webpack {version.webpack}.</p>;
}
