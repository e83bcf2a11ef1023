import {type MouseEvent as ReactMouseEvent, useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {searchAddress} from '../search-address';
import {useContent} from './useContent';

interface Options {
  form: HTMLFormElement;
  version: SearchVersion;
  open: () => Promise<Search>;
}

/** Where the reader is in the field and its panel. */
interface State {
  query: string;
  isOpen: boolean;
  /** The query was typed, not found in the field: only then the first row is selected by itself. */
  isTyped: boolean;
  /** Number of the row that was selected; null is no selection. */
  chosen?: number | null;
}

/** What is listened for in the form. */
const heard = ['input', 'keydown', 'click', 'focusin', 'focusout', 'submit', 'reset'] as const;

type Listeners = {
  [Name in (typeof heard)[number]]: (event: HTMLElementEventMap[Name]) => void;
};

/**
 * Makes a search form a combobox (ARIA 1.2): what the reader does in the field or the panel, and
 * what follows from it. The form is another component's: listeners are its own.
 * @returns also what asks for the answer once more, and what closes the panel and leaves the field
 */
export function useCombobox({form, version, open}: Options) {
  const history = useHistory();
  const [{query, isOpen, isTyped, chosen}, setState] = useState<State>(() => {
    const {value} = inputOf(form);
    return {query: value, isOpen: false, isTyped: value !== ''};
  });
  const {content, isCurrent, isLate, retry} = useContent(query, version, open);
  const rows = content?.groups.flatMap((group) => group.rows).length ?? 0;
  const first = isTyped && isCurrent && content?.answer && rows > 0 ? 0 : null;
  const active = chosen === undefined ? first : chosen;

  const type = (text: string) => setState({query: text, isOpen: true, isTyped: true});
  const show = () => setState((before) => ({...before, query: inputOf(form).value, isOpen: true}));
  // Nothing is selected when focus returns by Tab, so that the next Tab moves on.
  const close = () =>
    setState((before) => ({...before, isOpen: false, isTyped: false, chosen: undefined}));

  /** A selection never outlives the query that it was made for. */
  function choose(row: number | null) {
    if (isCurrent) setState((before) => ({...before, chosen: row}));
  }

  /** One row on; beyond either end lies "no selection", and beyond that the other end. */
  function move(step: 1 | -1) {
    const next = ((active ?? rows) + step + rows + 1) % (rows + 1);
    show();
    choose(next === rows ? null : next);
  }

  /** The field has done its work: on small screens it becomes an icon again. */
  function leave() {
    close();
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  function chooseByKey(event: KeyboardEvent) {
    const goesBack = event.key === 'Tab' && event.shiftKey;
    if (active === null || !isOpen || !isCurrent || goesBack || event.altKey) return;
    const option = optionsOf(form)[active];
    if (!option) return;
    event.preventDefault();
    if (opensBeside(event)) window.open(option.href, '_blank', 'noopener');
    else option.click();
  }

  const listeners: Listeners = {
    input: () => type(inputOf(form).value),
    keydown(event) {
      if (isComposing(event)) return;
      const {key} = event;
      if (key === 'Escape' && isOpen) {
        // A field of this type would clear itself.
        event.preventDefault();
        inputOf(form).focus();
        close();
      } else if (event.target === inputOf(form) && (key === 'ArrowDown' || key === 'ArrowUp')) {
        event.preventDefault();
        move(key === 'ArrowDown' ? 1 : -1);
      } else if (event.target === inputOf(form) && (key === 'Enter' || key === 'Tab')) {
        chooseByKey(event);
      }
    },
    click(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.target === inputOf(form)) show();
      else if (link && !opensBeside(event) && link.target !== '_blank') leave();
    },
    focusin({target}) {
      if (target === inputOf(form)) show();
    },
    focusout({relatedTarget}) {
      // Without a next element it is the keyboard of a phone that went, or the window.
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
    },
    submit(event) {
      event.preventDefault();
      leave();
      history.push(searchAddress({query: inputOf(form).value, version}));
    },
    reset(event) {
      event.preventDefault();
      inputOf(form).value = '';
      inputOf(form).focus();
      type('');
    },
  };

  const hear = useEffectEvent((event: Event) => {
    if (event.type === 'pointerdown' && !form.contains(event.target as Node)) close();
    else listeners[event.type as keyof Listeners]?.(event as never);
  });

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    for (const name of heard) form.addEventListener(name, (event) => hear(event), {signal});
    document.addEventListener('pointerdown', (event) => hear(event), {signal});
    // What was typed before the listeners came counts.
    if (document.activeElement === inputOf(form)) form.dispatchEvent(new Event('input'));
    return () => controller.abort();
  }, [form]);

  // The index comes while the reader thinks of a word.
  useEffect(() => {
    if (isOpen) open().catch(() => {});
  }, [isOpen, open]);

  /** What mouse and finger do in the panel: the row under the mouse is selected, until it leaves. */
  const pointing = {
    onMouseMove({target}: ReactMouseEvent) {
      const option = (target as Element).closest<HTMLAnchorElement>('[role=option]');
      if (option) choose(optionsOf(form).indexOf(option));
    },
    onMouseLeave: () => choose(null),
    // The focus stays in the field.
    onMouseDown: (event: ReactMouseEvent) => event.preventDefault(),
    // A finger that scrolls wants the place that the keyboard takes.
    onTouchMove: () => inputOf(form).blur(),
  };

  return {active, isOpen, query, content, isCurrent, isLate, retry, leave, pointing};
}

/** The field of a search form. */
export const inputOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('[type=search]')!;

const optionsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

/** Safari ends its composition before the key that ends it, of which only the code 229 tells. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Tells whether a link is to be opened beside the page: then the panel stays. */
const opensBeside = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
