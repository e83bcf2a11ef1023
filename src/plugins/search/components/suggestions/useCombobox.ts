import {type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {hasApplicationStyles} from '@site/src/browser/application-styles';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {searchAddress} from '../search-address';
import {useContent} from './useContent';

interface Options {
  form: HTMLFormElement;
  version: SearchVersion;
  open: () => Promise<Search>;
}

/** The state of the field and its panel. */
interface State {
  query: string;
  isOpen: boolean;
  /** Whether the query was typed, and not in the field before: only then is the first row preselected. */
  isTyped: boolean;
  /** Index of the row that the reader selected; null when they selected none. */
  chosen?: number | null;
}

/** The events of the form that are handled. */
const formEvents = ['input', 'keydown', 'click', 'focusin', 'focusout', 'submit', 'reset'] as const;

type Listeners = {
  [Name in (typeof formEvents)[number]]: (event: HTMLElementEventMap[Name]) => void;
};

/**
 * Makes a search form a combobox (ARIA 1.2): handles input, keys, focus and pointer in the field and
 * the panel. Uses native listeners, because another component renders the form.
 * @returns also `retry`, which repeats a failed search, and `closeAndBlur`
 */
export function useCombobox({form, version, open}: Options) {
  const history = useHistory();
  const [{query, isOpen, isTyped, chosen}, setState] = useState<State>(() => {
    const {value} = inputOf(form);
    return {query: value, isOpen: false, isTyped: value !== ''};
  });
  const {content, isCurrent, isLate, retry} = useContent(query, version, open);
  const rows = content?.groups.flatMap((group) => group.rows).length ?? 0;
  const first = isTyped && isCurrent && content?.response && rows > 0 ? 0 : null;
  const active = chosen === undefined ? first : chosen;

  const type = (text: string) => setState({query: text, isOpen: true, isTyped: true});
  const show = () => setState((before) => ({...before, query: inputOf(form).value, isOpen: true}));
  // Nothing is selected when focus returns by Tab, so that the next Tab moves on.
  const close = () =>
    setState((before) => ({...before, isOpen: false, isTyped: false, chosen: undefined}));

  /** Selects a row, unless the rows are still those of an earlier query. */
  function choose(row: number | null) {
    if (isCurrent) setState((before) => ({...before, chosen: row}));
  }

  /** Moves the selection by one row. Past either end nothing is selected, then the row at the other end. */
  function move(step: 1 | -1) {
    const next = ((active ?? rows) + step + rows + 1) % (rows + 1);
    show();
    choose(next === rows ? null : next);
  }

  /** Also takes the focus from the field, which on small screens then becomes an icon again. */
  function closeAndBlur() {
    close();
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  function openActiveOption(event: KeyboardEvent) {
    const movesBack = event.key === 'Tab' && event.shiftKey;
    if (active === null || !isOpen || !isCurrent || movesBack || event.altKey) return;
    const option = optionsOf(form)[active];
    if (!option) return;
    event.preventDefault();
    if (opensInNewTab(event)) window.open(option.href, '_blank', 'noopener');
    else option.click();
  }

  const listeners: Listeners = {
    input: () => type(inputOf(form).value),
    keydown(event) {
      if (isComposing(event)) return;
      const {key} = event;
      if (key === 'Escape' && isOpen) {
        // A field of type `search` would clear itself.
        event.preventDefault();
        inputOf(form).focus();
        close();
      } else if (event.target === inputOf(form) && (key === 'ArrowDown' || key === 'ArrowUp')) {
        event.preventDefault();
        move(key === 'ArrowDown' ? 1 : -1);
      } else if (event.target === inputOf(form) && (key === 'Enter' || key === 'Tab')) {
        openActiveOption(event);
      }
    },
    click(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.target === inputOf(form)) show();
      else if (link && !opensInNewTab(event) && link.target !== '_blank') closeAndBlur();
    },
    focusin({target}) {
      if (target === inputOf(form)) show();
    },
    focusout({relatedTarget}) {
      // Without a `relatedTarget`, a phone has hidden its keyboard, or the window lost the focus.
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
    },
    submit(event) {
      if (!hasApplicationStyles()) return;
      event.preventDefault();
      closeAndBlur();
      history.push(searchAddress({query: inputOf(form).value, version}));
    },
    reset(event) {
      event.preventDefault();
      inputOf(form).value = '';
      inputOf(form).focus();
      type('');
    },
  };

  const handleEvent = useEffectEvent((event: Event) => {
    if (event.type === 'pointerdown' && !form.contains(event.target as Node)) close();
    else listeners[event.type as keyof Listeners]?.(event as never);
  });

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    for (const name of formEvents)
      form.addEventListener(name, (event) => handleEvent(event), {signal});
    document.addEventListener('pointerdown', (event) => handleEvent(event), {signal});
    // Pick up what was typed before the listeners were added.
    if (document.activeElement === inputOf(form)) form.dispatchEvent(new Event('input'));
    return () => controller.abort();
  }, [form]);

  // Load the index before the reader types the first word.
  useEffect(() => {
    if (isOpen) open().catch(() => {});
  }, [isOpen, open]);

  /** Handlers of the panel: the row under the mouse is selected until the mouse leaves. */
  const pointerHandlers = {
    onMouseMove({target}: ReactMouseEvent) {
      const option = (target as Element).closest<HTMLAnchorElement>('[role=option]');
      if (option) choose(optionsOf(form).indexOf(option));
    },
    onMouseLeave: () => choose(null),
    // Keep the focus in the field.
    onMouseDown: (event: ReactMouseEvent) => event.preventDefault(),
    // Hide the on-screen keyboard when the reader scrolls the panel.
    onTouchMove: () => inputOf(form).blur(),
  };

  return {active, isOpen, query, content, isCurrent, isLate, retry, closeAndBlur, pointerHandlers};
}

/** The field of a search form. */
export const inputOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('[type=search]')!;

const optionsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

/** Safari ends a composition before the keydown that ended it, which only the key code 229 reveals. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Tells whether a modifier opens the link in a new tab or window: then the panel stays open. */
const opensInNewTab = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
