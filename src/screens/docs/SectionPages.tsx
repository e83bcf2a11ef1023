import {createContext, useContext} from 'react';
import {maintenanceLabels} from '@site/src/config/maintenance-status';
import type {ListedPage, PageGroup} from '@site/src/types/content';
import {SiteLink} from '../../components/ui/SiteLink';
import {BreakableTitle} from '../../components/ui/BreakableTitle';

/** What the first page of a section lists; pages without a list have none. */
export const SectionListContext = createContext<
  {section: string; groups: readonly PageGroup<ListedPage>[]} | undefined
>(undefined);

/**
 * All pages of a section in ruled columns. `src/markdown/section-pages.ts` puts it into the text of the
 * section's first page, which brings its styles (src/css/section-pages.css).
 */
export function SectionPages() {
  const {section, groups = []} = useContext(SectionListContext) ?? {};
  if (groups.length === 0) return null;
  return (
    <nav className="sectionPages" aria-label={`Pages of ${section}`}>
      {groups.map(({label, pages}) => (
        <section key={label}>
          <div>
            <h2>{label}</h2>
            <div className="cells" aria-hidden="true">
              {pages.map(({url}) => (
                <i key={url} />
              ))}
            </div>
          </div>
          <ul className="list">
            {pages.map(({title, url, description, release, maintenance, downloads}) => (
              <li key={url}>
                <SiteLink to={url}>
                  <b>
                    <BreakableTitle title={title} />
                  </b>
                  <span>
                    {description}
                    {maintenance && (
                      <small>
                        {release}, {maintenanceLabels[maintenance]}
                        {downloads && `, ${downloads} downloads a week`}
                      </small>
                    )}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
