import type {DocumentationVersion} from '@site/src/versions';
import {SiteLink} from '../../components/ui/SiteLink';

/** A section of a version. */
export interface SectionProps {
  version: DocumentationVersion;
  section?: string;
}

/** Leads to all pages of a section on one; pages that lie in none have nothing to lead to. */
export function PrintSection({version, section}: SectionProps) {
  if (section === undefined) return null;
  return (
    <SiteLink to={`${version.base}${section}/printable/`} rel="nofollow">
      Print Section
    </SiteLink>
  );
}
