import {SiteLink} from '../ui/SiteLink';
import type {Page} from './usePage';

/** What the statements of the page rest on: a release of webpack, or the README of a package. */
export function Verified({page: {frontMatter, version}}: {page: Page}) {
  const {package: packageName, version: release, license, repo} = frontMatter;
  if (!packageName) return <p>Last verified against webpack {version.webpack}.</p>;
  // The page stands in for a README that was left out of this build, and says so itself.
  if (!license) return null;
  const name = `${packageName} ${release}`;
  return (
    <p>
      This is the README of {repo ? <SiteLink to={repo}>{name}</SiteLink> : name}, under its{' '}
      {license} license.
    </p>
  );
}
