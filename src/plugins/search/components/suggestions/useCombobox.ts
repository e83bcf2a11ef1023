import {type RefObject, useEffect, useEffectEvent, useReducer, type Dispatch} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {searchAddress} from '../search-address';
import {
  type ComboboxState,
  isCurrent,
  reduce,
  stateOf,
  type ComboboxAction,
} from './combobox-state';
import {rowsOf} from './content';
import {inputOf, opensBeside, optionAt, rowAt} from './parts';
import {rememberQuery, rememberRow} from './recent';
import {useContent} from './useContent';

interface Options {
  form: HTMLFormElement;
  panel: RefObject<HTMLDivElement | null>;
  version: SearchVersion;
  open: () => Promise<Search>;
}

interface Combobox {
  state: ComboboxState;
  /** Asks for the answer once more. */
  retry: () => void;
  /** Closes the panel and gives the focus back to the page. */
  leave: () => void;
}

/**
 * Makes a search form a combobox (ARIA 1.2): what the reader does in the field or the panel, and
 * what follows from it. The form is React's no more than its panel is: listeners are its own.
 */
export function useCombobox({form, panel, version, open}: Options): Combobox {
  const history = useHistory();
  const [state, dispatch] = useReducer(reduce, form, (found) => stateOf(inputOf(found).value));
  const retry = useContent(state, dispatch, version, open);

  const close = () => dispatch({type: 'closed'});

  /** The field has done its work: on small screens it becomes an icon again. */
  function leave() {
    close();
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  function ask(query: string) {
    inputOf(form).value = query;
    inputOf(form).focus();
    dispatch({type: 'typed', query});
  }

  function chooseByKey(event: KeyboardEvent) {
    const {active, isOpen} = state;
    const goesBack = event.key === 'Tab' && event.shiftKey;
    if (active === null || !isOpen || !isCurrent(state) || goesBack || event.altKey) return;
    const option = optionAt(form, active);
    if (!option) return;
    event.preventDefault();
    if (opensBeside(event)) {
      rememberRow(rowsOf(state.content)[active], state.query);
      window.open(option.href, '_blank', 'noopener');
    } else option.click();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const {key} = event;
    if (key === 'Escape' && state.isOpen) {
      // A field of this type would clear itself.
      event.preventDefault();
      inputOf(form).focus();
      close();
    } else if (event.target === inputOf(form) && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      dispatch({type: 'opened'});
      dispatch({type: 'moved', step: key === 'ArrowDown' ? 1 : -1});
    } else if (event.target === inputOf(form) && (key === 'Enter' || key === 'Tab')) {
      chooseByKey(event);
    }
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const row = rowsOf(state.content)[rowAt(event.target) ?? -1];
    if (event.target === inputOf(form)) dispatch({type: 'opened'});
    else if (row?.type === 'query' && !opensBeside(event)) {
      event.preventDefault();
      ask(row.query);
    } else if (link) {
      rememberRow(row, state.query);
      if (!opensBeside(event) && link.target !== '_blank') leave();
    }
  });

  const onFocusIn = useEffectEvent(({target}: FocusEvent) => {
    if (target === inputOf(form)) dispatch({type: 'opened'});
  });

  const onFocusOut = useEffectEvent(({relatedTarget}: FocusEvent) => {
    // Without a next element it is the keyboard of a phone that went, or the window.
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const query = inputOf(form).value;
    rememberQuery(query);
    leave();
    history.push(searchAddress({query, version}));
  });

  const onReset = useEffectEvent((event: Event) => {
    event.preventDefault();
    ask('');
  });

  /** Takes over what was typed before the listeners came, the letters since the first state, too. */
  const onArrival = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== state.query) dispatch({type: 'typed', query: input.value});
    else if (document.activeElement === input) dispatch({type: 'opened'});
  });

  useEffect(() => {
    const input = inputOf(form);
    onArrival(input);
    const stops = [
      listenTo(input, {input: () => dispatch({type: 'typed', query: input.value})}),
      listenTo(form, {
        keydown: (event) => onKeyDown(event),
        click: (event) => onClick(event),
        focusin: (event) => onFocusIn(event),
        focusout: (event) => onFocusOut(event),
        submit: (event) => onSubmit(event),
        reset: (event) => onReset(event),
      }),
      listenTo(document, {
        pointerdown({target}) {
          if (!form.contains(target as Node)) dispatch({type: 'closed'});
        },
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [form]);

  usePanelPointer(form, panel, dispatch);

  return {state, retry, leave};
}

/** What mouse and finger do in the panel: the row under the mouse is selected, until it leaves. */
function usePanelPointer(
  form: HTMLFormElement,
  panel: RefObject<HTMLDivElement | null>,
  dispatch: Dispatch<ComboboxAction>,
): void {
  useEffect(() => {
    if (!panel.current) return;
    return listenTo(panel.current, {
      mousemove({target}) {
        const row = rowAt(target);
        if (row !== undefined) dispatch({type: 'pointed', row});
      },
      mouseleave: () => dispatch({type: 'pointed', row: null}),
      // The focus stays in the field.
      mousedown: (event) => event.preventDefault(),
      // A finger that scrolls wants the place that the keyboard takes.
      touchmove: () => inputOf(form).blur(),
    });
  }, [form, panel, dispatch]);
}

type Listeners = {[Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void};

/**
 * Listens to an element; touches that scroll need not wait for the answer.
 * @returns what stops it
 */
function listenTo(element: EventTarget, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) {
    element.addEventListener(type, listener, {passive: type.startsWith('touch')});
  }
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener);
  };
}
