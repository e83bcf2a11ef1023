import type {SectionMenu} from '@site/src/types/content';
import {Outline} from '../docs/sidebar/Outline';
import {PageGroups} from '../docs/sidebar/PageGroups';
import type {FramedPage} from '../place/usePage';
import {Cube} from '../ui/Cube';
import {PrintSection} from './PrintSection';

/**
 * Where the reader is: the page with its headings, and the pages of its section. Radio buttons say
 * which part of the menu is shown, so that they work without script. The menu begins with the
 * sections of the site; the bar that names the page has src/browser/site-menu choose the page.
 */
export function CurrentPlace({page, menu}: {page: FramedPage; menu: SectionMenu}) {
  const {section, title, version, outline} = page;
  return (
    <>
      <fieldset className="menuParts">
        <legend className="visually-hidden">Show</legend>
        {[
          ['page', 'This page'],
          ['section', section?.title ?? 'Pages'],
          ['all', 'Everything'],
        ].map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="menu"
              value={value}
              defaultChecked={value === 'all'}
              autoComplete="off"
              className="visually-hidden"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="menuPage">
        <p>
          <Cube />
          {title}
        </p>
        {outline.length > 0 && <Outline outline={outline} />}
      </div>
      <div className="menuPages">
        <PageGroups menu={menu} page={page} />
        <p>
          <PrintSection version={version} section={menu.section} />
        </p>
      </div>
    </>
  );
}
