import {SiteLink} from '../../ui/SiteLink';
import type {OutlineEntry} from '../../../browser/outline';

/** Headings of the page that is shown, hanging on the edges of its node. */
export function Edges({outline}: {outline: readonly OutlineEntry[]}) {
  return (
    <ul>
      {outline.map(({id, title, children}) => (
        <li key={id}>
          <SiteLink to={`#${id}`}>
            {title.map(({text, isCode}, index) =>
              isCode ? <code key={index}>{text}</code> : text,
            )}
          </SiteLink>
          {children.length > 0 && <Edges outline={children} />}
        </li>
      ))}
    </ul>
  );
}
