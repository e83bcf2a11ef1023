import {useEffect, useId} from 'react';
import hideIcon from 'lucide-static/icons/arrow-left.svg';
import {announce} from '@site/src/browser/announce';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {Icon} from '../../../../components/ui/Icon';
import {loadSearch} from '../useSearchResults';
import {PanelContent} from './PanelContent';
import {rowId} from './SuggestionList';
import {inputOf, useCombobox} from './useCombobox';
import styles from './Suggestions.module.css';
import type {Content} from './useContent';

export interface SuggestionsProps {
  form: HTMLFormElement;
  version: SearchVersion;
  open?: () => Promise<Search>;
}

/** Adds to a search form a panel below the field with suggestions for what is typed. */
export function Suggestions({form, version, open = loadSearch}: SuggestionsProps) {
  const list = useId();
  const {closeAndBlur, pointerHandlers, ...panel} = useCombobox({form, version, open});
  const {active, content, isOpen, isCurrent, query} = panel;
  const hasRows = isOpen && content !== undefined && content.groups.length > 0;
  const announcement = isOpen && isCurrent ? announcementOf(query, content) : '';

  useEffect(() => {
    form.toggleAttribute('data-open', isOpen);
    const attributes = {
      role: 'combobox',
      autocapitalize: 'none',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-expanded': String(hasRows),
      'aria-controls': hasRows && list,
      'aria-activedescendant': hasRows && active !== null && rowId(list, active),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === false) inputOf(form).removeAttribute(name);
      else inputOf(form).setAttribute(name, value);
    }
  }, [form, list, isOpen, hasRows, active]);

  useEffect(() => {
    if (active !== null)
      document.getElementById(rowId(list, active))?.scrollIntoView({block: 'nearest'});
  }, [list, active]);

  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement]);

  useVisibleHeight(form, isOpen);

  return (
    <>
      <button type="button" className={styles.hide} aria-label="Hide search" onClick={closeAndBlur}>
        <Icon svg={hideIcon} />
      </button>
      <div className={styles.panel} hidden={!isOpen} {...pointerHandlers}>
        {isOpen && <PanelContent {...panel} {...{list, version}} />}
      </div>
    </>
  );
}

/** Gives what screen readers announce when a response has arrived. Errors announce themselves (`LoadError`). */
function announcementOf(query: string, content: Content | undefined): string {
  if (!content?.response) return '';
  const {hits, total} = content.response;
  if (hits.length === 0) return `No results found for query “${query}”`;
  if (hits.length === total) return total === 1 ? 'One result' : `${total} results`;
  return `${hits.length} of ${total} results`;
}

/**
 * Sets `--visible` on an element while it is open: the height in pixels that the on-screen keyboard
 * leaves of the window.
 */
function useVisibleHeight(element: HTMLElement, isOpen: boolean): void {
  useEffect(() => {
    const {visualViewport} = window;
    if (!isOpen || !visualViewport) return;
    const setVisibleHeight = () =>
      element.style.setProperty('--visible', `${visualViewport.height}px`);
    setVisibleHeight();
    visualViewport.addEventListener('resize', setVisibleHeight);
    return () => visualViewport.removeEventListener('resize', setVisibleHeight);
  }, [element, isOpen]);
}
