import {SiteLink} from '../ui/SiteLink';
import type {Choice} from './choices';

/** A choice as a link. It stays in the tab: whoever switches the language or version wants to leave the page. */
export function ChoiceLink({label, detail, lang, to, version, current}: Choice) {
  const text = (
    <>
      <span lang={lang}>{label}</span>
      {detail !== undefined && <small>{` ${detail}`}</small>}
    </>
  );
  return to.startsWith('/') ? (
    <SiteLink to={to} aria-current={current || undefined} data-version={version}>
      {text}
    </SiteLink>
  ) : (
    <a href={to} aria-current={current || undefined} data-language={lang}>
      {text}
    </a>
  );
}
