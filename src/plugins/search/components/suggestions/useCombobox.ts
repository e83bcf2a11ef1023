import {type RefObject, useEffect, useEffectEvent, useReducer, type Dispatch} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {searchAddress} from '../search-address';
import {isCurrent, reduce, stateOf, type ComboboxAction} from './combobox-state';
import {useContent} from './useContent';

interface Options {
  form: HTMLFormElement;
  panel: RefObject<HTMLDivElement | null>;
  version: SearchVersion;
  open: () => Promise<Search>;
}

/**
 * Makes a search form a combobox (ARIA 1.2): what the reader does in the field or the panel, and
 * what follows from it. The form is React's no more than its panel is: listeners are its own.
 * @returns also what asks for the answer once more, and what closes the panel and leaves the field
 */
export function useCombobox({form, panel, version, open}: Options) {
  const history = useHistory();
  const [state, dispatch] = useReducer(reduce, form, (found) => stateOf(inputOf(found).value));
  const retry = useContent(state, dispatch, version, open);

  const close = () => dispatch({type: 'closed'});

  /** The field has done its work: on small screens it becomes an icon again. */
  function leave() {
    close();
    if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  function chooseByKey(event: KeyboardEvent) {
    const {active, isOpen} = state;
    const goesBack = event.key === 'Tab' && event.shiftKey;
    if (active === null || !isOpen || !isCurrent(state) || goesBack || event.altKey) return;
    const option = optionsOf(form)[active];
    if (!option) return;
    event.preventDefault();
    if (opensBeside(event)) window.open(option.href, '_blank', 'noopener');
    else option.click();
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
    if (event.target === inputOf(form)) dispatch({type: 'opened'});
    else if (link && !opensBeside(event) && link.target !== '_blank') leave();
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
    leave();
    history.push(searchAddress({query, version}));
  });

  const onReset = useEffectEvent((event: Event) => {
    event.preventDefault();
    inputOf(form).value = '';
    inputOf(form).focus();
    dispatch({type: 'typed', query: ''});
  });

  /** Takes over what was typed before the listeners came, the letters since the first state, too. */
  const onArrival = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== state.query) dispatch({type: 'typed', query: input.value});
    else if (document.activeElement === input) dispatch({type: 'opened'});
  });

  useEffect(() => {
    const input = inputOf(form);
    onArrival(input);
    const controller = new AbortController();
    const {signal} = controller;
    const onInput = () => dispatch({type: 'typed', query: input.value});
    input.addEventListener('input', onInput, {signal});
    form.addEventListener('keydown', (event) => onKeyDown(event), {signal});
    form.addEventListener('click', (event) => onClick(event), {signal});
    form.addEventListener('focusin', (event) => onFocusIn(event), {signal});
    form.addEventListener('focusout', (event) => onFocusOut(event), {signal});
    form.addEventListener('submit', (event) => onSubmit(event), {signal});
    form.addEventListener('reset', (event) => onReset(event), {signal});
    const onPointerDown = ({target}: Event) => {
      if (!form.contains(target as Node)) dispatch({type: 'closed'});
    };
    document.addEventListener('pointerdown', onPointerDown, {signal});
    return () => controller.abort();
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
    const box = panel.current;
    const controller = new AbortController();
    const {signal} = controller;
    const point = ({target}: Event) => {
      const option = (target as Element).closest<HTMLAnchorElement>('[role=option]');
      if (option) dispatch({type: 'pointed', row: optionsOf(form).indexOf(option)});
    };
    box.addEventListener('mousemove', point, {signal});
    box.addEventListener('mouseleave', () => dispatch({type: 'pointed', row: null}), {signal});
    // The focus stays in the field.
    box.addEventListener('mousedown', (event) => event.preventDefault(), {signal});
    // A finger that scrolls wants the place that the keyboard takes.
    box.addEventListener('touchmove', () => inputOf(form).blur(), {signal, passive: true});
    return () => controller.abort();
  }, [form, panel, dispatch]);
}

/** The field of a search form. */
export const inputOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('[type=search]')!;

const optionsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

/** Tells whether a link is to be opened beside the page: then the panel stays. */
const opensBeside = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
