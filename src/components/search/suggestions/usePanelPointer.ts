import {type Dispatch, type RefObject, useEffect} from 'react';
import type {ComboboxAction} from './combobox-state';
import {inputOf, rowAt} from './parts';

/** What mouse and finger do in the panel: the row under the mouse is selected, until it leaves. */
export function usePanelPointer(
  form: HTMLFormElement,
  panel: RefObject<HTMLDivElement | null>,
  dispatch: Dispatch<ComboboxAction>,
): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onMove = ({target}: MouseEvent) => {
      const row = rowAt(target);
      if (row !== undefined) dispatch({type: 'pointed', row});
    };
    const onLeave = () => dispatch({type: 'pointed', row: null});
    // The focus stays in the field.
    const onDown = (event: MouseEvent) => event.preventDefault();
    // A finger that scrolls wants the place that the keyboard takes.
    const onTouchMove = () => inputOf(form).blur();

    const controller = new AbortController();
    const {signal} = controller;
    element.addEventListener('mousemove', onMove, {signal});
    element.addEventListener('mouseleave', onLeave, {signal});
    element.addEventListener('mousedown', onDown, {signal});
    element.addEventListener('touchmove', onTouchMove, {signal, passive: true});
    return () => controller.abort();
  }, [form, panel, dispatch]);
}
