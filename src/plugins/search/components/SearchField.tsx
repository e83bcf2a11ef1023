import {type ComponentType, useEffect, useRef, useState} from 'react';
import resetIcon from 'lucide-static/icons/x.svg';
import searchIcon from 'lucide-static/icons/search.svg';
import {Icon} from '../../../components/ui/Icon';
import {useSiteLocation} from '../../../components/location/useSiteLocation';
import {searchPath} from './search-address';
import type {SuggestionsProps} from './suggestions/Suggestions';
import {VersionField} from './fields/VersionField';
import styles from './SearchField.module.css';

/** In one chunk with the search engine (useSearchResults.ts). */
const loadSuggestions = async (): Promise<ComponentType<SuggestionsProps>> =>
  (await import(/* webpackChunkName: "search" */ './suggestions/Suggestions')).Suggestions;

interface AttachedSuggestions {
  Suggestions: ComponentType<SuggestionsProps>;
  form: HTMLFormElement;
}

/**
 * The search of the header. Without JavaScript, and until the application is awake, it is an ordinary
 * form that leads to the page of results. Suggestions are loaded when the field gets the focus, and
 * make the form a combobox.
 */
export function SearchField({load = loadSuggestions}: {load?: typeof loadSuggestions}) {
  const {version} = useSiteLocation();
  const formElement = useRef<HTMLFormElement>(null);
  const [attached, setAttached] = useState<AttachedSuggestions>();

  useEffect(() => {
    const form = formElement.current!;
    const controller = new AbortController();
    const {signal} = controller;
    const attach = () => {
      load().then(
        (Suggestions) => {
          if (signal.aborted) return;
          controller.abort();
          setAttached({Suggestions, form});
        },
        // Without suggestions the form still leads to the results; the next focus tries again.
        () => {},
      );
    };
    form.addEventListener('focusin', attach, {signal});
    // The focus event that woke the application came before this listener.
    if (form.contains(document.activeElement)) attach();
    return () => controller.abort();
  }, [load]);

  return (
    <form ref={formElement} className={styles.search} role="search" action={searchPath}>
      <input
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Search the docs"
        autoComplete="off"
      />
      <button type="reset" aria-label="Clear the search query">
        <Icon svg={resetIcon} />
      </button>
      <button type="submit" aria-label="Submit your search query">
        <Icon svg={searchIcon} />
      </button>
      <VersionField version={version} />
      {attached && (
        <attached.Suggestions key={version.label} form={attached.form} version={version.label} />
      )}
    </form>
  );
}
