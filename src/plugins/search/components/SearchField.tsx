import {type ComponentType, useEffect, useRef, useState} from 'react';
import resetIcon from 'lucide-static/icons/x.svg';
import searchIcon from 'lucide-static/icons/search.svg';
import {Icon} from '../../../components/ui/Icon';
import {useSiteLocation} from '../../../components/location/useSiteLocation';
import {searchPath} from './search-address';
import type {SuggestionsProps} from './suggestions/Suggestions';
import {VersionField} from './words/VersionField';
import styles from './SearchField.module.css';

/** Together with what searches (useSearchResults.ts), in one file. */
const loadSuggestions = async (): Promise<ComponentType<SuggestionsProps>> =>
  (await import(/* webpackChunkName: "search" */ './suggestions/Suggestions')).Suggestions;

interface Added {
  Suggestions: ComponentType<SuggestionsProps>;
  form: HTMLFormElement;
}

/**
 * The search of the header. Without the application, and without any script, an ordinary form that
 * leads to the page of results. What suggests while the reader types is loaded when the field gets
 * the focus, and adds to the form what a combobox needs.
 */
export function SearchField({load = loadSuggestions}: {load?: typeof loadSuggestions}) {
  const {version} = useSiteLocation();
  const formElement = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<Added>();

  useEffect(() => {
    const form = formElement.current!;
    const listening = new AbortController();
    const {signal} = listening;
    const add = () => {
      load().then(
        (Suggestions) => {
          if (signal.aborted) return;
          listening.abort();
          setAdded({Suggestions, form});
        },
        // Without suggestions the form still leads to the results; the next focus tries again.
        () => {},
      );
    };
    form.addEventListener('focusin', add, {signal});
    // The focus that woke the application came before anybody listened.
    if (form.contains(document.activeElement)) add();
    return () => listening.abort();
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
      {added && <added.Suggestions key={version.label} form={added.form} version={version.label} />}
    </form>
  );
}
