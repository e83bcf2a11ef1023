import type {DocumentationVersion} from '@site/src/versions';
import type {SectionMenu} from '@site/src/types/content';
import {SiteLink} from '../ui/SiteLink';

interface Props {
  version: DocumentationVersion;
  section: SectionMenu['section'];
}

/** Leads to all pages of a section on one; pages that lie in none have nothing to lead to. */
export function PrintSection({version, section}: Props) {
  if (section === undefined) return null;
  return (
    <SiteLink to={`${version.base}${section}/printable/`} rel="nofollow">
      Print Section
    </SiteLink>
  );
}
